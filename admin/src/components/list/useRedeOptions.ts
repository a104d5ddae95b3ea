import {client} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';
import type {Option} from './FilterSelect';

/** The networks by name, for a filter; all of them, or only the active ones. */
export function useRedeOptions(filtros: {ativo?: 1} = {}): Option[] {
  const {data = []} = useQuery({
    queryKey: ['redes', 'names', filtros],
    queryFn: async ({signal}) => (await client.list('/api/redes', {query: {limite: 500, filtros}, signal})).rows,
  });
  return data.map(({id, nome}) => ({value: String(id), text: nome}));
}
