import {ApiError, client, messageOf} from '@clube/api-client';
import {EmptyState, FailureState, LoadingState, MediaView, buttonClass} from '@clube/ui';
import {queryOptions, useQuery} from '@tanstack/react-query';
import {Link, useParams} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {Page} from '../../components/Page';
import styles from './SharedMidia.module.css';

const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ['compartilhado', token],
    queryFn: ({signal}) => client.get('/api/resgates/midias/compartilhadas/{token}', {path: {token}, signal}),
  });

const WAY_IN = (
  <Link className={buttonClass({variant: 'accent'})} to={PATHS.root}>
    Conhecer o Clube
  </Link>
);

/** The public page of one shared photo or video, with a description of the programme. */
export default function SharedMidia() {
  const {token = ''} = useParams();
  const {data, error, refetch} = useQuery(sharedQuery(token));
  if (error instanceof ApiError && error.status === 404)
    return (
      <Page title="Link vencido" narrow>
        <EmptyState title="Este link não vale mais" seed="compartilhado" action={WAY_IN}>
          Peça outro a quem o enviou.
        </EmptyState>
      </Page>
    );
  return (
    <Page title={data?.premio ?? 'Foto compartilhada'} narrow>
      {data ? (
        <div className={styles.shared}>
          <MediaView item={{tipo: data.midia.tipo, url: data.midia.url, imagens: data.imagens, title: data.premio}} />
          <div className={styles.club}>
            <p>
              Um prêmio do <b>Clube do Pintor</b>, trocado por pontos de notas fiscais de tinta.
            </p>
            {WAY_IN}
          </div>
        </div>
      ) : error ? (
        <FailureState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState rows={6} />
      )}
    </Page>
  );
}
