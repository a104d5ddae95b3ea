import {client} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';
import type {Option} from './FilterSelect';

/** The networks by name; all of them, or only the active ones. */
export function useRedes(filtros: {ativo?: 1} = {}) {
  return useQuery({
    queryKey: ['redes', 'names', filtros],
    queryFn: async ({signal}) => (await client.list('/api/redes', {query: {limite: 500, filtros}, signal})).rows,
  }).data;
}

/** The same for a filter. */
export const useRedeOptions = (filtros?: {ativo?: 1}): Option[] =>
  (useRedes(filtros) ?? []).map(({id, nome}) => ({value: String(id), text: nome}));
