import {client} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';
import {readNotaState} from './states';
import type {UnprocessedNota} from '../types';

/** Reading takes seconds; a painter who is watching sees it end. Milliseconds. */
export const READING_INTERVAL_MS = 4000;

/** Whether the server is still reading a pending receipt. */
export const isBeingRead = ({status, leitura}: Pick<UnprocessedNota, 'status' | 'leitura'>): boolean =>
  leitura === 'em_leitura' && readNotaState(status) === 'pendente';

/** All scored receipts of the painter, newest first. */
export const pontuacoesQuery = queryOptions({
  queryKey: ['pontuacoes'],
  queryFn: async ({signal}) => (await client.list('/api/pontuacoes', {signal})).rows,
});

/** Receipts without points: pending, rejected, not scoreable or cancelled. */
export const unprocessedNotasQuery = queryOptions({
  queryKey: ['nao-processadas'],
  queryFn: async ({signal}) => (await client.list('/api/pontuacoes/nao-processadas', {signal})).rows,
  refetchInterval: ({state}) => (state.data?.some(isBeingRead) ? READING_INTERVAL_MS : false),
});

/** One scored receipt with its calculation; null if it is not scored (any more). */
export function scoredNotaQuery(id: number) {
  return queryOptions({
    queryKey: ['pontuacoes', id],
    queryFn: async ({signal}) =>
      (await client.list('/api/pontuacoes', {query: {filtros: {id}}, signal})).rows[0] ?? null,
  });
}

/** One receipt without points; null if it has points (by now). */
export function unprocessedNotaQuery(id: number) {
  return queryOptions({
    queryKey: ['nao-processadas', id],
    queryFn: async ({signal}) =>
      (await client.list('/api/pontuacoes/nao-processadas', {query: {filtros: {id}}, signal})).rows[0] ?? null,
    refetchInterval: ({state}) => (state.data && isBeingRead(state.data) ? READING_INTERVAL_MS : false),
  });
}

/** The history of one receipt, in order. */
export function timelineQuery(notaId: number) {
  return queryOptions({
    queryKey: ['linha-do-tempo', notaId],
    queryFn: async ({signal}) =>
      (await client.get('/api/pontuacoes/{id}/linha-do-tempo', {path: {id: notaId}, signal})).eventos,
  });
}
