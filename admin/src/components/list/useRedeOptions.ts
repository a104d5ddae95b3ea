import {client} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';
import type {Option} from './FilterSelect';

/** The store networks by name: all, or only the active ones. */
export const useRedes = (filtros: {ativo?: 1} = {}) =>
  useQuery({
    queryKey: ['redes', 'names', filtros],
    queryFn: async ({signal}) => (await client.list('/api/redes', {query: {limite: 500, filtros}, signal})).rows,
  });

/** The networks as filter options. */
export const useRedeOptions = (filtros?: {ativo?: 1}): Option[] =>
  (useRedes(filtros).data ?? []).map(({id, nome}) => ({value: String(id), text: nome}));
