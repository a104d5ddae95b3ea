import {client} from '@clube/api-client';
import {LIBERACAO_REQUIRED, INVALID_LIBERACAO, liberacaoError} from '@clube/domain';
import {Button, Field} from '@clube/ui';
import {useState} from 'react';
import {fromServer, useAction} from '../components/useAction';
import {storeRedesAntifraude} from '../providers/session';
import styles from './Antifraude.module.css';
import {CHANGES, type Cota} from './types';

/** `1.234,5` as people type it; undefined for what is no number. */
function readQuantidade(text: string): number | undefined {
  const plain = text.trim().replace(/\./g, '').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** Releases a quantity beyond what the network sold; a negative one takes an earlier release back. */
export function LiberacaoForm({cota: {idRede, codProduto, liberado}}: {cota: Cota}) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const {busy, run, errors, forget} = useAction({success: fromServer, changes: CHANGES});
  const send = async (): Promise<void> => {
    const quantidade = readQuantidade(text);
    const wrong =
      text.trim() === ''
        ? LIBERACAO_REQUIRED
        : quantidade === undefined
          ? INVALID_LIBERACAO
          : liberacaoError(quantidade, liberado);
    setFault(wrong);
    if (wrong !== undefined || quantidade === undefined) return;
    const sent = await run(async () => {
      const answer = await client.post('/api/antifraude/liberacao', {
        body: {rede: String(idRede), codProduto, quantidade},
      });
      storeRedesAntifraude(answer.redesAntifraude);
      return answer;
    });
    if (sent) setText('');
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
        label="Quantidade a liberar"
        inputMode="text"
        maxLength={14}
        hint={liberado > 0 ? 'Com sinal de menos retira o que foi liberado antes.' : undefined}
        value={text}
        error={fault ?? errors.quantidade}
        onChange={({target}) => {
          setText(target.value);
          setFault(undefined);
          forget();
        }}
      />
      <Button type="submit" busy={busy && 'Aguarde'}>
        Liberar
      </Button>
    </form>
  );
}
