import {api} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';
import type {Relatorio} from './tipos';

/** The reseller's whole report in one answer. `id` is the login's, so that another login never sees these figures. */
export function useRelatorio(id: number) {
  return useQuery({
    queryKey: ['relatorio', id],
    queryFn: ({signal}) => api.get<Relatorio>('/api/relatorio/dashboard', undefined, signal),
  });
}
