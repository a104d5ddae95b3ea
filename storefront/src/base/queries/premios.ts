import {client, type Page} from '@clube/api-client';
import {RECENT_NOTAS} from '@clube/domain';
import {queryOptions, useQuery} from '@tanstack/react-query';
import {usePintor} from '../session/session';
import type {Premio} from '../types';

export interface PremioFilter {
  busca?: string;
  /** Comma-separated. */
  tags?: string;
  tipo?: string;
  /** Only what the balance affords. */
  buscaSaldo?: 1 | undefined;
  /** Only the painter's favourites. */
  favoritos?: 1 | undefined;
  codigo?: string;
  /** A field with the prefix + or -. */
  ordernar?: string | undefined;
  pagina?: number;
  limite?: number;
}

/** Fetches a page of the prizes that can be ordered, filtered. */
export function listPremios(filter: PremioFilter, signal: AbortSignal): Promise<Page<Premio>> {
  return client.list('/api/premios', {query: {ativo: 1, ...filter}, signal});
}

/** The painter's favourites; one of them may be the goal that the points are saved for. */
export const favoritosQuery = queryOptions({
  queryKey: ['favoritos'],
  queryFn: async ({signal}) => (await client.list('/api/favoritos', {signal})).rows,
  staleTime: 60_000,
});

/**
 * Whether it is known if the painter has a goal. Content below the goal waits for this, so that it is not moved down
 * later, but only for one attempt.
 */
export function useFavoritosSettled(): boolean {
  const {isLoading, isFetched, failureCount} = useQuery({...favoritosQuery, enabled: usePintor() !== undefined});
  // Once settled it stays settled: content that is shown already must not disappear during a refetch.
  return !isLoading || isFetched || failureCount > 0;
}

/** The points of the last receipts, to convert missing points to a number of receipts. */
export const recentPontosQuery = queryOptions({
  queryKey: ['pontuacoes', 'ultimas'],
  queryFn: async ({signal}) =>
    (await client.list('/api/pontuacoes', {query: {pagina: 0, limite: RECENT_NOTAS}, signal})).rows.map(
      ({totalPontos}) => totalPontos,
    ),
  staleTime: 5 * 60_000,
});
