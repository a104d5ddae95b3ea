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

/** Addresses of private files last some ten minutes. */
const ADDRESSES_MS = 8 * 60_000;

/** Photos and videos of what the painter was given, the latest first. */
export const midiasQuery = queryOptions({
  queryKey: ['fotos-videos'],
  queryFn: async ({signal}) => (await client.list('/api/resgates/fotos_videos', {signal})).rows.map(itemOf),
  refetchInterval: ADDRESSES_MS,
});

/** A link by which anybody sees this one, for a week. */
export const linkQuery = (id: number) =>
  queryOptions({
    queryKey: ['link-da-midia', id],
    queryFn: ({signal}) => client.post('/api/resgates/midias/{id}/compartilhar', {path: {id}, signal}),
    staleTime: Infinity,
  });
