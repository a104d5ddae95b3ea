import {client, messageOf, type Row} from '@clube/api-client';
import {EmptyState, FailureState, IconButton, LoadingState} from '@clube/ui';
import {useQuery, useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {ConfirmDialog} from '../../components/dialog/ConfirmDialog';
import {fromServer, useAction} from '../../components/useAction';
import styles from './FotoVideo.module.css';

type Midia = Row<'/api/resgates/fotos_videos'>;

interface Props {
  resgateId: number;
  queryKey: readonly unknown[];
}

/** What a redemption has: pictures, and videos that play where they stand, from any point. */
export function Midias({resgateId, queryKey}: Props) {
  const queryClient = useQueryClient();
  const [removing, setRemoving] = useState<Midia>();
  const {busy, run} = useAction({success: fromServer, failure: 'Erro ao excluir a mídia'});
  const {data, error, refetch} = useQuery({
    queryKey,
    queryFn: ({signal}) =>
      client.list('/api/resgates/fotos_videos', {query: {filtros: {idResgate: resgateId}, limite: 100}, signal}),
  });
  const remove = async ({id}: Midia): Promise<void> => {
    const gone = await run(() => client.delete('/api/resgates/midias/{id}', {path: {id}}));
    setRemoving(undefined);
    if (gone) await queryClient.invalidateQueries({queryKey});
  };
  if (error) return <FailureState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={3} />;
  if (data.rows.length === 0)
    return (
      <EmptyState title="Nenhuma foto e nenhum vídeo">O que você anexar aparece aqui, e para o pintor.</EmptyState>
    );
  return (
    <>
      <ul className={styles.media}>
        {data.rows.map(row => (
          <li key={row.id}>
            {row.midia.tipo === 'video' ? (
              // What staff filmed has no captions.
              // oxlint-disable-next-line jsx-a11y/media-has-caption
              <video src={row.midia.url} controls preload="metadata" aria-label={nameOf(row)} />
            ) : (
              <a href={row.midia.url} target="_blank" rel="noreferrer">
                <img src={row.midia.url} alt={nameOf(row)} loading="lazy" />
              </a>
            )}
            <span className={styles.name}>{row.nomeArquivo}</span>
            <IconButton icon="bin" label={`Excluir ${nameOf(row)}`} onClick={() => setRemoving(row)} />
          </li>
        ))}
      </ul>
      {removing && (
        <ConfirmDialog
          title="Excluir mídia"
          confirmLabel="Excluir"
          destructive
          busy={busy}
          onConfirm={() => void remove(removing)}
          onClose={() => setRemoving(undefined)}
        >
          <p>{nameOf(removing)} deixa de aparecer aqui e para o pintor.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const nameOf = ({midia, nomeArquivo}: Midia): string =>
  `${midia.tipo === 'video' ? 'vídeo' : 'foto'} ${nomeArquivo ?? ''}`.trim();
