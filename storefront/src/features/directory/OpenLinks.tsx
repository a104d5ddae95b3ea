import {messageOf} from '@clube/api-client';
import {Button, notify, ShareButtons} from '@clube/ui';
import {useMutation, useQuery, useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {showDate} from '../../base/formats';
import {focusFallback} from '../../components/focus-fallback';
import {askRating, openLinksQuery, revokeLink, type Rating} from './api';
import {ratingInvitation} from './invitation';
import styles from './Ratings.module.css';

function LinkRow({rating: {id, trabalho, link, expiraEm}, nome}: {rating: Rating; nome: string}) {
  const queryClient = useQueryClient();
  const [revoking, setRevoking] = useState(false);
  const options = {
    meta: {silencioso: true},
    onSuccess: () => queryClient.invalidateQueries({queryKey: openLinksQuery.queryKey}),
    onError: (error: Error) => notify.error(messageOf(error)),
  };
  const revoke = useMutation({
    mutationFn: revokeLink,
    ...options,
    onSuccess: ({mensagem}) => {
      notify.success(mensagem);
      return options.onSuccess();
    },
  });
  const renew = useMutation({mutationFn: askRating, ...options});
  const job = trabalho ?? 'Trabalho';
  const of = <span className="visually-hidden"> de {job}</span>;
  const over = expiraEm !== null && new Date(expiraEm) <= new Date();
  return (
    <li>
      <p className={styles.head}>
        <b>{job}</b>
        <span>
          {over ? 'Venceu em' : 'Vale até'} {showDate(expiraEm)}
        </span>
      </p>
      {link && !over ? (
        <ShareButtons quiet shared={ratingInvitation(nome, job, link)} />
      ) : (
        <Button
          variant="secondary"
          small
          icon="rotate"
          busy={renew.isPending && 'CRIANDO...'}
          onClick={() => renew.mutate(job)}
        >
          Criar outro link{of}
        </Button>
      )}
      {revoking ? (
        <div className={styles.confirm} role="group" aria-label={`Cancelar o link de ${job}?`}>
          <span>O link deixa de valer.</span>
          <Button variant="secondary" small autoFocus onClick={() => setRevoking(false)}>
            Manter
          </Button>
          <Button small busy={revoke.isPending && 'CANCELANDO...'} onClick={() => revoke.mutate(id)}>
            Cancelar link
          </Button>
        </div>
      ) : (
        <Button variant="secondary" small onClick={() => setRevoking(true)}>
          Cancelar{of}
        </Button>
      )}
    </li>
  );
}

/** Links that no customer has used yet. */
export function OpenLinks({nome}: {nome: string}) {
  const {data: links = []} = useQuery(openLinksQuery);
  if (links.length === 0) return null;
  return (
    <details className={styles.open}>
      <summary>
        Links sem resposta <b>{links.length}</b>
      </summary>
      <ul className={styles.ratings} ref={focusFallback}>
        {links.map(rating => (
          <LinkRow key={rating.id} rating={rating} nome={nome} />
        ))}
      </ul>
    </details>
  );
}
