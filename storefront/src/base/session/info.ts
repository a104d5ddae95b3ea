import {client} from '@clube/api-client';
import {queryOptions, useQuery, type QueryClient} from '@tanstack/react-query';
import {usePintor} from './session';
import type {Info} from '../types';

export const infoQuery = queryOptions({
  queryKey: ['info'],
  queryFn: ({signal}) => client.get('/api/sessoes/parceiro/info', {signal}),
  staleTime: 30_000,
});

/** Balance, level and profile of the logged-in painter; disabled for a visitor. */
export function useInfo() {
  const loggedIn = usePintor() !== undefined;
  return useQuery({...infoQuery, enabled: loggedIn});
}

/** Sets a new balance at once and refetches everything that depends on it. */
export function saldoChanged(queryClient: QueryClient, saldoNovo: number): void {
  queryClient.setQueryData(infoQuery.queryKey, info => info && {...info, saldoPontos: saldoNovo});
  void queryClient.invalidateQueries({predicate: ({queryKey}) => queryKey[0] !== 'info'});
}

/** Whether the painter has or has requested a card; a credit then needs no name. */
export const hasCartao = (info: Info): boolean => 'cartao' in info && Boolean(info.cartao);

/** The fill of the level's paint can, from 0 to 1: the share of the next level's requirements that are met. */
export function nivelShare({cluster, requisitos}: Pick<Info, 'cluster' | 'requisitos'>): number {
  if (requisitos.length === 0) return cluster ? 1 : 0.1;
  const met = requisitos.filter(({atendido}) => atendido).length;
  // Never quite empty or full, as such a can would show nothing.
  return 0.12 + (0.82 * met) / requisitos.length;
}
