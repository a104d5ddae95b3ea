import {client, type AnswerOf, type Schema} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';

export type Review = Schema<'AvaliacaoDaLoja'>;

/** The reviews of a prize, newest first. */
export function reviewsQuery(premioId: number) {
  return queryOptions({
    queryKey: ['avaliacoes', premioId],
    // A painter's response contains only the public part of a review, without staff fields.
    queryFn: async ({signal}) =>
      (await client.list('/api/avaliacoes_premio', {query: {idPremio: String(premioId)}, signal})).rows.filter(isShown),
  });
}

const isShown = (row: object): row is Review => 'Parceiro' in row;

/** Whether the painter has received the prize and not reviewed it yet. */
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
