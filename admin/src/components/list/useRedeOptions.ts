import {client} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';
import type {Option} from './FilterSelect';

/** The networks by name, for a filter. */
export function useRedeOptions(): Option[] {
  const {data = []} = useQuery({
    queryKey: ['redes', 'names'],
    queryFn: async ({signal}) => (await client.list('/api/redes', {query: {limite: 500}, signal})).rows,
  });
  return data.map(({id, nome}) => ({value: String(id), text: nome}));
}
