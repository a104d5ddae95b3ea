import type {Row} from '@clube/api-client';
import type {MediaItem} from '@clube/ui';
import {toTitleCase} from '../../components/format/text';
import {dateOrDash} from '../../components/format/values';

export type Midia = Row<'/api/resgates/fotos_videos'>;

export const nounOf = ({tipo}: {tipo: MediaItem['tipo']}): string => (tipo === 'video' ? 'vídeo' : 'foto');

/** One of an order's photos and videos, by the name of its file. */
export const itemOf = ({id, midia, imagens, nomeArquivo}: Midia): MediaItem => ({
  id,
  tipo: midia.tipo,
  url: midia.url,
  imagens,
  title: nomeArquivo ?? (midia.tipo === 'video' ? 'Vídeo' : 'Foto'),
});

/** One of all orders' photos and videos, by the prize and its painter. */
export const deliveredItemOf = (midia: Midia): MediaItem => ({
  ...itemOf(midia),
  title: midia.premio,
  detail: `${toTitleCase(midia.parceiro)}, ${dateOrDash(midia.resgatadoEm)}`,
});
