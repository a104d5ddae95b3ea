import {client, type AnswerOf} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';
import {READING_INTERVAL_MS, isBeingRead} from '../../base/notas/queries';
import {listPremios} from '../../base/queries/premios';

const CAROUSEL_SIZE = 8;

/** The affordable prizes: their number, and the first ones. */
export const affordableQuery = queryOptions({
  queryKey: ['premios', 'ao-alcance'],
  queryFn: ({signal}) => listPremios({buscaSaldo: 1, pagina: 0, limite: CAROUSEL_SIZE}, signal),
});

/** The cheapest prizes, by price, if the balance is not enough for any. */
export const nearestQuery = queryOptions({
  queryKey: ['premios', 'mais-perto'],
  queryFn: async ({signal}) => (await listPremios({pagina: 0, limite: CAROUSEL_SIZE}, signal)).rows,
});

/** The first item of a list. */
const FIRST = {pagina: 0, limite: 1};

/** The receipt that was scored last; null if there is none. */
export const lastScoredQuery = queryOptions({
  queryKey: ['pontuacoes', 'ultima'],
  queryFn: async ({signal}) => (await client.list('/api/pontuacoes', {query: FIRST, signal})).rows[0] ?? null,
});

/** The latest receipt without points: pending, rejected, not scoreable or cancelled. */
export const lastUnprocessedQuery = queryOptions({
  queryKey: ['nao-processadas', 'ultima'],
  queryFn: async ({signal}) =>
    (await client.list('/api/pontuacoes/nao-processadas', {query: FIRST, signal})).rows[0] ?? null,
  refetchInterval: ({state}) => (state.data && isBeingRead(state.data) ? READING_INTERVAL_MS : false),
});

/** Requests another e-mail with the link that confirms the own address. */
export const resendConfirmation = (): Promise<AnswerOf<'/api/parceiros/reenviar-confirmacao', 'POST'>> =>
  client.post('/api/parceiros/reenviar-confirmacao');
