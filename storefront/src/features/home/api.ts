import {client, type AnswerOf} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';
import {READING_INTERVAL_MS, isBeingRead} from '../../base/notas/queries';
import {listPremios} from '../../base/queries/premios';

const CAROUSEL_SIZE = 8;

/** What the balance affords: how many, and the first of them. */
export const affordableQuery = queryOptions({
  queryKey: ['premios', 'ao-alcance'],
  queryFn: ({signal}) => listPremios({buscaSaldo: 1, pagina: 0, limite: CAROUSEL_SIZE}, signal),
});

/** The prizes of the fewest points, for a balance that affords none yet: they come in the order of their price. */
export const nearestQuery = queryOptions({
  queryKey: ['premios', 'mais-perto'],
  queryFn: async ({signal}) => (await listPremios({pagina: 0, limite: CAROUSEL_SIZE}, signal)).rows,
});

/** The one of a list that comes first. */
const FIRST = {pagina: 0, limite: 1};

/** The receipt that was scored last; null where none was. */
export const lastScoredQuery = queryOptions({
  queryKey: ['pontuacoes', 'ultima'],
  queryFn: async ({signal}) => (await client.list('/api/pontuacoes', {query: FIRST, signal})).rows[0] ?? null,
});

/** The same of those without points: waiting, rejected, not scoreable or cancelled. */
export const lastUnprocessedQuery = queryOptions({
  queryKey: ['nao-processadas', 'ultima'],
  queryFn: async ({signal}) =>
    (await client.list('/api/pontuacoes/nao-processadas', {query: FIRST, signal})).rows[0] ?? null,
  refetchInterval: ({state}) => (state.data && isBeingRead(state.data) ? READING_INTERVAL_MS : false),
});

/** Requests another e-mail with the link that confirms the own address. */
export const resendConfirmation = (): Promise<AnswerOf<'/api/parceiros/reenviar-confirmacao', 'POST'>> =>
  client.post('/api/parceiros/reenviar-confirmacao');
