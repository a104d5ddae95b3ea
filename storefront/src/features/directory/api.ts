import {client, type BodyOf, type Row} from '@clube/api-client';
import {directoryMean} from '@clube/domain';
import {queryOptions} from '@tanstack/react-query';

export type Rating = Row<'/api/sessoes/parceiro/avaliacoes'>;
export type GalleryImage = Row<'/api/sessoes/parceiro/galeria'>;

export const categoriasQuery = queryOptions({
  queryKey: ['diretorio', 'categorias'],
  queryFn: async ({signal}) => (await client.get('/api/categorias', {signal})).categories,
});

export const galeriaQuery = queryOptions({
  queryKey: ['diretorio', 'galeria'],
  queryFn: async ({signal}) => (await client.list('/api/sessoes/parceiro/galeria', {signal})).rows,
});

/** All ratings, from which the count per star is calculated. */
export const ratingsQuery = queryOptions({
  queryKey: ['diretorio', 'avaliacoes'],
  queryFn: async ({signal}) =>
    (await client.list('/api/sessoes/parceiro/avaliacoes', {query: {status: 'AVALIADO'}, signal})).rows,
});

/** The names of the courses whose certificate the painter has. */
export const certificadosQuery = queryOptions({
  queryKey: ['diretorio', 'certificados'],
  queryFn: async ({signal}) => {
    const {rows} = await client.list('/api/cursos/parceiro/concluidos', {signal});
    return rows.filter(({certificado}) => certificado !== null).map(({nome}) => nome);
  },
});

/** Rating requests that customers have not used yet, each with its link. */
export const openLinksQuery = queryOptions({
  queryKey: ['diretorio', 'links'],
  queryFn: async ({signal}) =>
    (await client.list('/api/sessoes/parceiro/avaliacoes', {query: {status: 'PENDENTE'}, signal})).rows,
});

export const revokeLink = (id: number) => client.delete('/api/sessoes/parceiro/avaliacoes/{id}', {path: {id}});

/** The average as on the public page. */
export const meanOf = (given: readonly number[]): number | undefined =>
  directoryMean({sum: given.reduce((sum, nota) => sum + nota, 0), total: given.length});

export const askRating = (trabalho: string) => client.post('/api/sessoes/parceiro/avaliacoes', {body: {trabalho}});

export const answerRating = ({id, resposta}: {id: number; resposta: string}) =>
  client.put('/api/sessoes/parceiro/avaliacoes/{id}/resposta', {path: {id}, body: {resposta}});

export const saveProfile = (body: BodyOf<'/api/parceiros', 'PUT'>) => client.put('/api/parceiros', {body});

export const sendImages = (galeria: File[], onProgress: (part: number) => void) =>
  client.upload('POST', '/api/sessoes/parceiro/midias-ache-seu-pintor', {form: {galeria}, onProgress});

export const removeImage = (id: number) => client.delete('/api/sessoes/parceiro/midias/{id}', {path: {id}});

/** Marks photo `id` as the state before photo `antesDe`; null removes the mark. */
export const pairImages = ({id, antesDe}: {id: number; antesDe: number | null}) =>
  client.put('/api/sessoes/parceiro/midias/{id}', {path: {id}, body: {antesDe}});
