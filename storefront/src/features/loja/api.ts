import {client} from '@clube/api-client';
import {infiniteQueryOptions, queryOptions} from '@tanstack/react-query';
import {listarPremios} from '../../base/premios';
import type {FiltrosLoja} from './filtros';

const POR_PAGINA = 24;

export const consultaTags = queryOptions({
  queryKey: ['tags'],
  queryFn: async ({signal}) => (await client.get('/api/tags', {signal})).tags,
  staleTime: 5 * 60_000,
});

/** The prizes of the store, a page more at a time. `logado` is part of the key: the balance decides what is affordable. */
export function consultaLoja(filtros: FiltrosLoja, tipo: string | undefined, logado: boolean) {
  return infiniteQueryOptions({
    queryKey: ['premios', {...filtros, tipo, logado}],
    queryFn: ({pageParam, signal}) =>
      listarPremios(
        {
          busca: filtros.busca,
          tags: filtros.tags.join(','),
          ...(tipo && {tipo}),
          buscaSaldo: filtros.disponiveis && logado ? 1 : undefined,
          pagina: pageParam,
          limite: POR_PAGINA,
        },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: (ultima, paginas) =>
      paginas.length * POR_PAGINA < ultima.total && ultima.rows.length > 0 ? paginas.length : undefined,
  });
}
