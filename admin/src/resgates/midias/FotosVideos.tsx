import {client, messageOf} from '@clube/api-client';
import {
  EmptyState,
  FailureState,
  IconButton,
  LoadingState,
  MediaGallery,
  MediaViewer,
  Pagination,
  buttonClass,
} from '@clube/ui';
import {keepPreviousData, useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {Link, useSearchParams} from 'react-router-dom';
import {today} from '../../components/format/values';
import {Page} from '../../components/page/Page';
import {PeriodChip} from '../../components/period/PeriodChip';
import {daysIn, lastSevenDays, type Period} from '../../components/period/presets';
import {addressOf} from '../../manifest/context';
import styles from './FotoVideo.module.css';
import {Sharing} from './Sharing';
import {deliveredItemOf} from './items';

/** URLs of private files are valid for about ten minutes. */
const URLS_MS = 8 * 60_000;
const PAGE_SIZE = 50;
/** The address of all days, as an address without days means the last seven (3-panel-processing, 9). */
const WHOLE = {periodo: 'todo'};

/** The photos and videos of all orders, by the days on which the prizes were ordered (3-panel-processing, 2). */
export default function FotosVideos() {
  const [params, setParams] = useSearchParams();
  const [openId, setOpen] = useState<number>();
  const chosen = daysIn(params.get('dataInicial'), params.get('dataFinal'));
  const days = chosen ?? (params.has('periodo') ? undefined : lastSevenDays(today()));
  const page = Math.max(0, Number(params.get('pagina')) || 0);
  const size = Number(params.get('limite') ?? PAGE_SIZE);
  const {data, error, refetch} = useQuery({
    queryKey: ['fotos-videos', days, page, size],
    queryFn: ({signal}) =>
      client.list('/api/resgates/fotos_videos', {query: {...days, pagina: page, limite: size}, signal}),
    refetchInterval: URLS_MS,
    placeholderData: keepPreviousData,
  });
  const choose = (period: Period | undefined) => setParams({...(period ?? WHOLE)});
  const turn = (pagina: number, limite: number) =>
    setParams({...(days ?? WHOLE), pagina: String(pagina), limite: String(limite)});
  // Looked up at each rendering, as its URL changes every few minutes.
  const open = data?.rows.find(({id}) => id === openId);
  return (
    <Page
      title="Fotos e vídeos"
      actions={
        <Link className={buttonClass({small: true})} to={addressOf('/processar/foto-video')}>
          Anexar foto ou vídeo
        </Link>
      }
    >
      <div className={styles.filters}>
        <PeriodChip current={days} onPeriod={choose} />
      </div>
      {error && !data ? (
        <FailureState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState cards={6} />
      ) : data.total === 0 ? (
        <EmptyState title="Sem resultados" seed="fotos">
          {days ? 'Nenhuma foto e nenhum vídeo de resgates deste período.' : 'Nenhuma foto e nenhum vídeo ainda.'}
        </EmptyState>
      ) : (
        <>
          <MediaGallery
            label="Fotos e vídeos dos resgates"
            items={data.rows.map(deliveredItemOf)}
            onOpen={({id}) => setOpen(id)}
            actions={({id, title}) => (
              <IconButton icon="share" label={`Compartilhar ou baixar: ${title}`} onClick={() => setOpen(id)} />
            )}
          />
          <Pagination caption="Fotos e vídeos" page={page} size={size} total={data.total} onValueChange={turn} />
        </>
      )}
      <MediaViewer item={open && deliveredItemOf(open)} onClose={() => setOpen(undefined)}>
        {open && <Sharing key={open.id} midia={open} />}
      </MediaViewer>
    </Page>
  );
}
