import {client} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';
import {readNotaState} from './states';
import type {UnprocessedNota} from '../types';

/** Reading takes seconds: whoever is watching sees it end. Milliseconds. */
export const READING_INTERVAL_MS = 4000;

/** Whether the system is still reading a receipt that waits. */
export const isBeingRead = ({status, leitura}: Pick<UnprocessedNota, 'status' | 'leitura'>): boolean =>
  leitura === 'em_leitura' && readNotaState(status) === 'pendente';

/** The painter's scored receipts, all of them, newest first. */
export const pontuacoesQuery = queryOptions({
  queryKey: ['pontuacoes'],
  queryFn: async ({signal}) => (await client.list('/api/pontuacoes', {signal})).rows,
});

/** Receipts without points: still waiting, rejected, not scoreable or cancelled. */
export const unprocessedNotasQuery = queryOptions({
  queryKey: ['nao-processadas'],
  queryFn: async ({signal}) => (await client.list('/api/pontuacoes/nao-processadas', {signal})).rows,
  refetchInterval: ({state}) => (state.data?.some(isBeingRead) ? READING_INTERVAL_MS : false),
});

/** One scored receipt, with its calculation; null where it is not scored (any more). */
export function scoredNotaQuery(id: number) {
  return queryOptions({
    queryKey: ['pontuacoes', id],
    queryFn: async ({signal}) =>
      (await client.list('/api/pontuacoes', {query: {filtros: {id}}, signal})).rows[0] ?? null,
  });
}

/** One receipt without points; null where it has some (by now). */
export function unprocessedNotaQuery(id: number) {
  return queryOptions({
    queryKey: ['nao-processadas', id],
    queryFn: async ({signal}) =>
      (await client.list('/api/pontuacoes/nao-processadas', {query: {filtros: {id}}, signal})).rows[0] ?? null,
    refetchInterval: ({state}) => (state.data && isBeingRead(state.data) ? READING_INTERVAL_MS : false),
  });
}

/** What happened to one receipt, in order. */
export function timelineQuery(notaId: number) {
  return queryOptions({
    queryKey: ['linha-do-tempo', notaId],
    queryFn: async ({signal}) =>
      (await client.get('/api/pontuacoes/{id}/linha-do-tempo', {path: {id: notaId}, signal})).eventos,
  });
}
