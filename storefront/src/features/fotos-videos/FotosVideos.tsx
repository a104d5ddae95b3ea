import {messageOf} from '@clube/api-client';
import {
  EmptyState,
  FailureState,
  Icon,
  IconButton,
  LoadingState,
  MediaGallery,
  MediaViewer,
  buttonClass,
} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {Page} from '../../components/Page';
import {midiasQuery} from './api';
import {Sharing} from './Sharing';

function Gallery() {
  const {data, error, refetch} = useQuery(midiasQuery);
  const [openId, setOpen] = useState<number>();
  if (error && !data) return <FailureState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState cards={3} />;
  if (data.length === 0)
    return (
      <EmptyState
        title="Nenhuma foto ainda"
        seed="fotos"
        action={
          <Link className={buttonClass()} to={PATHS.resgates}>
            Ver meus resgates
          </Link>
        }
      >
        Quando a equipe do Clube registrar a entrega de um prêmio seu, a foto ou o vídeo aparece aqui.
      </EmptyState>
    );
  // Looked up at each rendering, as its URL changes every few minutes.
  const open = data.find(({id}) => id === openId);
  return (
    <>
      <MediaGallery
        label="Fotos e vídeos dos meus prêmios"
        items={data}
        onOpen={({id}) => setOpen(id)}
        actions={item => (
          <IconButton icon="share" label={`Compartilhar ou baixar: ${item.title}`} onClick={() => setOpen(item.id)} />
        )}
      />
      <MediaViewer item={open} onClose={() => setOpen(undefined)}>
        {open && <Sharing item={open} />}
      </MediaViewer>
    </>
  );
}

/** Photos and videos of the painter's prizes, to view, download and share. */
export default function FotosVideos() {
  return (
    <Page
      title="Fotos e vídeos"
      aside={
        <Link className={buttonClass({variant: 'text', small: true})} to={PATHS.resgates}>
          <Icon name="gift" size={20} /> Meus resgates
        </Link>
      }
    >
      <Gallery />
    </Page>
  );
}
