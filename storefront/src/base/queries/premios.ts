import {client, type Page} from '@clube/api-client';
import {RECENT_NOTAS} from '@clube/domain';
import {queryOptions, useQuery} from '@tanstack/react-query';
import {usePintor} from '../session/session';
import type {Premio} from '../types';

export interface PremioFilter {
  busca?: string;
  /** Comma list. */
  tags?: string;
  tipo?: string;
  /** Only what the balance affords. */
  buscaSaldo?: 1 | undefined;
  /** Only the painter's favourites. */
  favoritos?: 1 | undefined;
  codigo?: string;
  /** A field, with + or - before it. */
  ordernar?: string | undefined;
  pagina?: number;
  limite?: number;
}

/** Prizes that can be ordered, filtered. */
export function listPremios(filter: PremioFilter, signal: AbortSignal): Promise<Page<Premio>> {
  return client.list('/api/premios', {query: {ativo: 1, ...filter}, signal});
}

/** The painter's favourites, one of which may be what the points are saved for. */
export const favoritosQuery = queryOptions({
  queryKey: ['favoritos'],
  queryFn: async ({signal}) => (await client.list('/api/favoritos', {signal})).rows,
  staleTime: 60_000,
});

/**
 * Whether it is known if there is a goal, which stands above other things: they wait for it, and are not pushed down later.
 * For no longer than one attempt.
 */
export function useFavoritosSettled(): boolean {
  const {isLoading, isFetched, failureCount} = useQuery({...favoritosQuery, enabled: usePintor() !== undefined});
  // Once it came to something it stays settled: what is shown then may ask again, and must not be taken away for that.
  return !isLoading || isFetched || failureCount > 0;
}

/** What the last receipts brought, in points: by it one says how many more of them something takes. */
export const recentPontosQuery = queryOptions({
  queryKey: ['pontuacoes', 'ultimas'],
  queryFn: async ({signal}) =>
    (await client.list('/api/pontuacoes', {query: {pagina: 0, limite: RECENT_NOTAS}, signal})).rows.map(
      ({totalPontos}) => totalPontos,
    ),
  staleTime: 5 * 60_000,
});
