import {client, type AnswerOf, type Schema} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';

export type Review = Schema<'AvaliacaoDaLoja'>;

/** What painters say of a prize, the newest first. */
export function reviewsQuery(premioId: number) {
  return queryOptions({
    queryKey: ['avaliacoes', premioId],
    // A painter gets the public part of a review: fields for staff alone are not among it.
    queryFn: async ({signal}) =>
      (await client.list('/api/avaliacoes_premio', {query: {idPremio: String(premioId)}, signal})).rows.filter(isShown),
  });
}

const isShown = (row: object): row is Review => 'Parceiro' in row;

/** Whether the painter has received the prize and said nothing of it yet. */
export function permittedQuery(premioId: number) {
  return queryOptions({
    queryKey: ['avaliacoes', premioId, 'permitido'],
    queryFn: async ({signal}) =>
      (await client.post('/api/permitido_avaliar', {body: {idPremio: premioId}, signal})).permitido_avaliar,
  });
}

export interface NewReview {
  idPremio: number;
  nota: number;
  descricao: string;
  photos: readonly File[];
}

export const postReview = ({photos, ...form}: NewReview): Promise<AnswerOf<'/api/avaliacoes_premio', 'POST'>> =>
  client.upload('POST', '/api/avaliacoes_premio', {form: {...form, arquivos: [...photos]}});
