import {client, type AnswerOf} from '@clube/api-client';
import {infiniteQueryOptions, queryOptions} from '@tanstack/react-query';
import type {Aviso} from '../../base/queries/avisos';

const PAGE_SIZE = 20;

export const avisosQuery = infiniteQueryOptions({
  queryKey: ['avisos'],
  queryFn: ({pageParam, signal}) => client.list('/api/avisos', {query: {pagina: pageParam, limite: PAGE_SIZE}, signal}),
  initialPageParam: 0,
  getNextPageParam: ({total}, pages) => (pages.length * PAGE_SIZE < total ? pages.length : undefined),
});

export type AvisoSettings = AnswerOf<'/api/avisos/preferencias'>;

export const settingsQuery = queryOptions({
  queryKey: ['avisos-preferencias'],
  queryFn: ({signal}) => client.get('/api/avisos/preferencias', {signal}),
});

export type {Aviso};
