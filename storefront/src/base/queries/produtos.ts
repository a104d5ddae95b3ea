import {client, type Row} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';

/** A paint product as painters see it, with its points per unit. */
export type Produto = Pick<Row<'/api/produtos'>, 'id' | 'codigo' | 'nome' | 'valorPontos'>;

/** All products that earn points, the most points first. */
export const produtosQuery = queryOptions({
  queryKey: ['produtos'],
  queryFn: async ({signal}): Promise<Produto[]> =>
    (await client.list('/api/produtos', {query: {filtros: {ativo: 1}, ordernar: '-valorPontos'}, signal})).rows,
  staleTime: 5 * 60_000,
});
