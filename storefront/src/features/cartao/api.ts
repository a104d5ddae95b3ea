import {client, type AnswerOf} from '@clube/api-client';
import type {CartaoChange} from '@clube/domain';
import {queryOptions} from '@tanstack/react-query';

const SHOWN_PEDIDOS = 5;

/** This painter's requests to the operator, newest first. */
export const pedidosQuery = queryOptions({
  queryKey: ['cartao', 'pedidos'],
  queryFn: ({signal}) => client.list('/api/cartoes/pedidos', {query: {pagina: 0, limite: SHOWN_PEDIDOS}, signal}),
});

export const bannersQuery = queryOptions({
  queryKey: ['banners', 'hoje'],
  queryFn: async ({signal}) => (await client.list('/api/banners/intervalo', {signal})).rows,
  staleTime: 10 * 60_000,
});

interface StatusRequest {
  numero: string;
  status: CartaoChange;
}

export const requestStatusChange = (
  body: StatusRequest,
  idempotencyKey: string,
): Promise<AnswerOf<'/api/cartoes/status', 'POST'>> => client.post('/api/cartoes/status', {body, idempotencyKey});
