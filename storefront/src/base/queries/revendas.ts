import {client} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';

/** The distinct names of the resellers that painters can choose; never refetched. */
export const revendasQuery = queryOptions({
  queryKey: ['revendas'],
  queryFn: async ({signal}) => {
    const {rows} = await client.list('/api/revendas', {signal});
    return [...new Set(rows.map(revenda => revenda.nomeInput))];
  },
  staleTime: Infinity,
});
