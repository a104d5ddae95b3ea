import {client, type Schema} from '@clube/api-client';
import {ANOTACAO_RULE, reasonError} from '@clube/domain';
import {Button, FailureState, TextAreaField, notify} from '@clube/ui';
import {useState, type SubmitEvent} from 'react';
import {DeleteDialog} from '../components/dialog/DeleteDialog';
import {numberOrDash} from '../components/format/values';
import {toTitleCase} from '../components/format/text';
import {Timeline} from '../components/record-page/Timeline';
import {useDraft} from '../components/unsaved/useDraft';
import {fromServer, useAction} from '../components/useAction';
import {useIdempotencyKey} from '../components/useIdempotencyKey';
import {mayCall} from '../providers/access';
import styles from './PintorAnotacoes.module.css';
import {useAnotacoesOf} from './queries';

type Anotacao = Schema<'Anotacao'>;

/** Staff notes about the painter, and a form to add one. */
export function PintorAnotacoes({cpf}: {cpf: string}) {
  const {data, error, refetch} = useAnotacoesOf(cpf);
  const [removing, setRemoving] = useState<Anotacao>();
  return (
    <div className={styles.anotacoes}>
      {mayCall('POST /api/parceiros/{cpf}/anotacoes') && <NewAnotacao key={cpf} cpf={cpf} />}
      {error && !data ? (
        <FailureState compact message="Erro ao buscar anotações. Tente novamente." onRetry={() => void refetch()} />
      ) : (
        <Timeline
          label="Anotações"
          // Reversed, so that of notes with the same time the newest is first.
          events={data?.toReversed().map(anotacao => ({
            title: toTitleCase(anotacao.usuario.nome),
            text: <Text anotacao={anotacao} onRemove={() => setRemoving(anotacao)} />,
            when: anotacao.criadoEm,
          }))}
          empty="A equipe ainda não anotou nada sobre este pintor."
        />
      )}
      {removing && (
        <DeleteDialog
          title="Excluir a anotação?"
          resource="anotacoes"
          remove={() => client.delete('/api/parceiros/{cpf}/anotacoes/{id}', {path: {cpf, id: removing.id}})}
          failure="Erro ao excluir a anotação"
          onClose={() => setRemoving(undefined)}
        >
          <p className={styles.text}>{removing.texto}</p>
        </DeleteDialog>
      )}
    </div>
  );
}

function Text({anotacao: {texto, podeExcluir}, onRemove}: {anotacao: Anotacao; onRemove: () => void}) {
  return (
    <>
      {texto}
      {podeExcluir && (
        <div>
          <button type="button" className={styles.remove} onClick={onRemove}>
            Excluir
          </button>
        </div>
      )}
    </>
  );
}

function NewAnotacao({cpf}: {cpf: string}) {
  const [text, setText] = useDraft(`anotacao.${cpf}`);
  const [fault, setFault] = useState<string>();
  const sendOnce = useIdempotencyKey();
  const {busy, run, errors, forget} = useAction({
    success: fromServer,
    failure: 'Erro ao salvar a anotação',
    changes: ['anotacoes'],
  });
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const textError = reasonError(ANOTACAO_RULE, text);
    setFault(textError);
    if (textError) return notify.error(textError);
    if (busy) return;
    const body = {texto: text.trim()};
    const save = (idempotencyKey: string) =>
      client.post('/api/parceiros/{cpf}/anotacoes', {path: {cpf}, body, idempotencyKey});
    if (await run(() => sendOnce(body, save))) setText('');
  };
  const max = numberOrDash(ANOTACAO_RULE.max);
  return (
    <form className={styles.form} noValidate onSubmit={event => void send(event)}>
      <TextAreaField
        label="Nova anotação"
        rows={3}
        hint={`A equipe lê; o pintor também, se pedir os seus dados. ${numberOrDash(text.trim().length)} de ${max} caracteres.`}
        value={text}
        error={fault ?? errors.texto}
        onChange={({target}) => {
          setText(target.value);
          setFault(undefined);
          forget();
        }}
        onKeyDown={event => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
      <Button type="submit" small busy={busy && 'Salvando'}>
        Anotar
      </Button>
    </form>
  );
}
