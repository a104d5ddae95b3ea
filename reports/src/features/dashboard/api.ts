import {client} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';

/** The reseller's whole report in one answer. `id` is the login's, so that another login never sees these figures. */
export function useRelatorio(id: number) {
  return useQuery({
    queryKey: ['relatorio', id],
    queryFn: ({signal}) => client.get('/api/relatorio/dashboard', {signal}),
  });
}
