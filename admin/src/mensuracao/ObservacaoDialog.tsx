import {client, type Schema} from '@clube/api-client';
import {COTA_OBSERVACAO_REQUIRED, OBSERVACAO_RULE} from '@clube/domain';
import {Field} from '@clube/ui';
import {useState} from 'react';
import {FormDialog} from '../components/dialog/FormDialog';
import {Timeline} from '../components/record-page/Timeline';
import {fromServer, useAction} from '../components/useAction';
import {useIdempotencyKey} from '../components/useIdempotencyKey';

interface Props {
  rede: Schema<'MensuracaoDaRede'>;
  onClose: () => void;
}

/** Adds a note to a network's measurement; earlier notes are shown below. */
export function ObservacaoDialog({rede: {idRede, rede, observacoes}, onClose}: Props) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const {busy, run, errors, forget} = useAction({success: fromServer, changes: ['mensuracao']});
  const sendOnce = useIdempotencyKey();
  const send = async (): Promise<void> => {
    const obs = text.trim();
    setFault(obs === '' ? COTA_OBSERVACAO_REQUIRED : undefined);
    if (obs === '') return;
    const body = {rede: String(idRede), obs};
    const note = (idempotencyKey: string) => client.post('/api/mensuracao/observacao', {body, idempotencyKey});
    if (await run(() => sendOnce(body, note))) onClose();
  };
  return (
    <FormDialog title={`Observações de ${rede}`} busy={busy} onSend={() => void send()} onClose={onClose}>
      <Field
        label="Observação"
        maxLength={OBSERVACAO_RULE.max}
        value={text}
        error={fault ?? errors.obs}
        onChange={({target}) => {
          setText(target.value);
          setFault(undefined);
          forget();
        }}
      />
      <Timeline
        label="Observações"
        events={observacoes.map(({nome, criadoEm, parametros}) => ({
          title: parametros.observacao,
          who: nome,
          when: criadoEm,
        }))}
        empty="Ninguém anotou nada ainda."
      />
    </FormDialog>
  );
}
