import {client} from '@clube/api-client';
import {COTA_OBSERVACAO_REQUIRED, OBSERVACAO_RULE} from '@clube/domain';
import {Button, Field} from '@clube/ui';
import {useState} from 'react';
import {fromServer, useAction} from '../components/useAction';
import styles from './Antifraude.module.css';
import {CHANGES, type Cota} from './types';

/** Notes something about the quota, for whoever looks at it later. */
export function ObservacaoForm({cota: {idRede, codProduto}}: {cota: Cota}) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const {busy, run, errors, forget} = useAction({success: fromServer, changes: CHANGES});
  const send = async (): Promise<void> => {
    const observacao = text.trim();
    setFault(observacao === '' ? COTA_OBSERVACAO_REQUIRED : undefined);
    if (observacao === '') return;
    const body = {rede: String(idRede), codProduto, observacao};
    if (await run(() => client.post('/api/antifraude/observacao', {body}))) setText('');
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <Field
        label="Observação"
        maxLength={OBSERVACAO_RULE.max}
        value={text}
        error={fault ?? errors.observacao}
        onChange={({target}) => {
          setText(target.value);
          setFault(undefined);
          forget();
        }}
      />
      <Button type="submit" variant="secondary" busy={busy && 'Aguarde'}>
        Anotar
      </Button>
    </form>
  );
}
