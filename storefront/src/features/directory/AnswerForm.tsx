import {ApiError, messageOf} from '@clube/api-client';
import {MAX_RESPOSTA, tooLong} from '@clube/domain';
import {Button, TextAreaField, notify} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useState, type SubmitEvent} from 'react';
import {answerRating, ratingsQuery} from './api';
import styles from './Ratings.module.css';

/** The painter's single, public answer to a rating. */
export function AnswerForm({id, onDone}: {id: number; onDone: () => void}) {
  const queryClient = useQueryClient();
  const [resposta, setResposta] = useState('');
  const [error, setError] = useState<string>();
  const sending = useMutation({
    mutationFn: answerRating,
    meta: {silencioso: true},
    onSuccess: async ({mensagem}) => {
      notify.success(mensagem);
      await queryClient.invalidateQueries({queryKey: ratingsQuery.queryKey});
      onDone();
    },
    onError: reason => {
      setError((reason instanceof ApiError && reason.campos['resposta']) || messageOf(reason));
      notify.error(messageOf(reason));
    },
  });
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = resposta.trim();
    const fault = text === '' ? 'Escreva a resposta' : text.length > MAX_RESPOSTA ? tooLong(MAX_RESPOSTA) : undefined;
    setError(fault);
    if (fault) notify.error(fault);
    else if (!sending.isPending) sending.mutate({id, resposta: text});
  };
  return (
    <form className={styles.answerForm} onSubmit={send} noValidate>
      <TextAreaField
        label="Sua resposta"
        rows={3}
        autoFocus
        value={resposta}
        error={error}
        hint="Todos leem, e é uma só: não dá para mudar depois."
        onChange={({target}) => {
          setResposta(target.value);
          setError(undefined);
        }}
      />
      <div>
        <Button variant="secondary" small onClick={onDone}>
          Cancelar
        </Button>
        <Button type="submit" small busy={sending.isPending && 'ENVIANDO...'}>
          Responder
        </Button>
      </div>
    </form>
  );
}
