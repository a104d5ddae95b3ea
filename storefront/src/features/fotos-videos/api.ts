import {client, type Row} from '@clube/api-client';
import type {MediaItem} from '@clube/ui';
import {queryOptions} from '@tanstack/react-query';
import {showDate} from '../../base/formats';

type Midia = Row<'/api/resgates/fotos_videos'>;

const itemOf = ({id, premio, resgatadoEm, midia, imagens}: Midia): MediaItem => ({
  id,
  tipo: midia.tipo,
  url: midia.url,
  imagens,
  title: premio,
  detail: `Resgatado em ${showDate(resgatadoEm)}`,
});

/** URLs of private files are valid for about ten minutes. */
const ADDRESSES_MS = 8 * 60_000;

/** Photos and videos of the painter's prizes, latest first. */
export const midiasQuery = queryOptions({
  queryKey: ['fotos-videos'],
  queryFn: async ({signal}) => (await client.list('/api/resgates/fotos_videos', {signal})).rows.map(itemOf),
  refetchInterval: ADDRESSES_MS,
});

/** Creates a public link to one of them, valid for a week. */
export const linkQuery = (id: number) =>
  queryOptions({
    queryKey: ['link-da-midia', id],
    queryFn: ({signal}) => client.post('/api/resgates/midias/{id}/compartilhar', {path: {id}, signal}),
    staleTime: Infinity,
  });
