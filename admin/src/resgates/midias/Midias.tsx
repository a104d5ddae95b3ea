import {client, messageOf} from '@clube/api-client';
import {EmptyState, FailureState, IconButton, LoadingState, MediaGallery, MediaViewer, type MediaItem} from '@clube/ui';
import {useQuery, useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {ConfirmDialog} from '../../components/dialog/ConfirmDialog';
import {fromServer, useAction} from '../../components/useAction';
import {mayCall} from '../../providers/access';
import {itemOf, nounOf} from './items';

interface Props {
  resgateId: number;
  queryKey: readonly unknown[];
}

/** The pictures and videos of an order; videos are streamed and seekable. */
export function Midias({resgateId, queryKey}: Props) {
  const queryClient = useQueryClient();
  const mayRemove = mayCall('DELETE /api/resgates/midias/{id}');
  const [removing, setRemoving] = useState<MediaItem>();
  const [openId, setOpen] = useState<number>();
  const {busy, run} = useAction({success: fromServer, failure: 'Erro ao excluir a mídia'});
  const {data, error, refetch} = useQuery({
    queryKey,
    queryFn: ({signal}) =>
      client.list('/api/resgates/fotos_videos', {query: {filtros: {idResgate: resgateId}, limite: 100}, signal}),
  });
  const remove = async ({id}: MediaItem): Promise<void> => {
    const gone = await run(() => client.delete('/api/resgates/midias/{id}', {path: {id}}));
    setRemoving(undefined);
    if (gone) await queryClient.invalidateQueries({queryKey});
  };
  if (error && !data) return <FailureState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={3} />;
  if (data.rows.length === 0)
    return (
      <EmptyState title="Nenhuma foto e nenhum vídeo">O que você anexar aparece aqui, e para o pintor.</EmptyState>
    );
  const items = data.rows.map(itemOf);
  return (
    <>
      <MediaGallery
        label="Fotos e vídeos do resgate"
        items={items}
        onOpen={({id}) => setOpen(id)}
        actions={
          mayRemove
            ? item => <IconButton icon="bin" label={`Excluir ${nameOf(item)}`} onClick={() => setRemoving(item)} />
            : undefined
        }
      />
      <MediaViewer item={items.find(({id}) => id === openId)} onClose={() => setOpen(undefined)} />
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

const nameOf = (item: MediaItem): string => `${nounOf(item)} ${item.title}`;
