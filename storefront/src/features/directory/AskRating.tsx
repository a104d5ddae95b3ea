import {ApiError, messageOf} from '@clube/api-client';
import {MAX_TRABALHO, RATING_LINK_DAYS, tooLong} from '@clube/domain';
import {Button, Field, notify, ShareButtons} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useState, type SubmitEvent} from 'react';
import {askRating, openLinksQuery} from './api';
import {ratingInvitation} from './invitation';
import styles from './Ratings.module.css';

/** Creates a link with which a customer rates one job; the painter shares it. */
export function AskRating({nome}: {nome: string}) {
  const queryClient = useQueryClient();
  const [trabalho, setTrabalho] = useState('');
  const [error, setError] = useState<string>();
  const asking = useMutation({
    mutationFn: askRating,
    meta: {silencioso: true},
    onSuccess: () => {
      setTrabalho('');
      return queryClient.invalidateQueries({queryKey: openLinksQuery.queryKey});
    },
    onError: reason => {
      setError((reason instanceof ApiError && reason.campos['trabalho']) || messageOf(reason));
      notify.error(messageOf(reason));
    },
  });
  const ask = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = trabalho.trim();
    const fault =
      text === '' ? 'Diga qual foi o trabalho' : text.length > MAX_TRABALHO ? tooLong(MAX_TRABALHO) : undefined;
    setError(fault);
    if (fault) {
      notify.error(fault);
      event.currentTarget.querySelector('input')?.focus();
    } else if (!asking.isPending) asking.mutate(text);
  };
  const made = asking.data;
  return (
    <div className={styles.ask}>
      <h3>Peça uma avaliação</h3>
      <form onSubmit={ask} aria-label="Pedir uma avaliação" noValidate>
        <Field
          label="Qual foi o trabalho?"
          value={trabalho}
          error={error}
          hint={`Como o cliente conhece: “Sala do apartamento”. O link vale ${RATING_LINK_DAYS} dias e uma vez.`}
          onChange={({target}) => {
            setTrabalho(target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="secondary" icon="star" busy={asking.isPending && 'CRIANDO...'}>
          Pedir avaliação
        </Button>
      </form>
      {made && (
        <div className={styles.link} role="status">
          <p>
            Link para avaliar <b>{made.trabalho}</b>. Envie ao seu cliente:
          </p>
          <code>{made.link}</code>
          <ShareButtons shared={ratingInvitation(nome, made.trabalho, made.link)} />
        </div>
      )}
    </div>
  );
}
