import {client} from '@clube/api-client';
import {infiniteQueryOptions, queryOptions} from '@tanstack/react-query';
import {listPremios} from '../../base/queries/premios';
import type {PremioStoreFilters} from './useFilters';

const PAGE_SIZE = 24;

export const tagsQuery = queryOptions({
  queryKey: ['tags'],
  queryFn: async ({signal}) => (await client.get('/api/tags', {signal})).tags,
  staleTime: 5 * 60_000,
});

/**
 * The prizes of the store, a page more at a time. `loggedIn` is part of the key: the balance decides what is
 * affordable.
 */
export function premioStoreQuery(filters: PremioStoreFilters, tipo: string | undefined, loggedIn: boolean) {
  return infiniteQueryOptions({
    queryKey: ['premios', {...filters, tipo, loggedIn}],
    queryFn: ({pageParam, signal}) =>
      listPremios(
        {
          busca: filters.search,
          tags: filters.tags.join(','),
          ...(tipo && {tipo}),
          buscaSaldo: filters.available && loggedIn ? 1 : undefined,
          favoritos: filters.favorites && loggedIn ? 1 : undefined,
          ordernar: filters.order,
          pagina: pageParam,
          limite: PAGE_SIZE,
        },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      pages.length * PAGE_SIZE < last.total && last.rows.length > 0 ? pages.length : undefined,
  });
}
