import {client} from '@clube/api-client';
import {hasErrors} from '@clube/domain';
import {keepPreviousData, useQuery} from '@tanstack/react-query';
import {filterErrors, setParts, type ReportFilter} from './filter/report-filter';

/**
 * The report's figures and charts; those of another filter stay until these are here. `id` is the login's, so that
 * another login never sees these figures. A filter that the server would refuse is not asked for.
 */
export function useNumeros(id: number, filter: ReportFilter) {
  const query = setParts(filter);
  return useQuery({
    queryKey: ['relatorio', id, 'numeros', query],
    queryFn: ({signal}) => client.get('/api/relatorio/dashboard/numeros', {query, signal}),
    enabled: !hasErrors(filterErrors(filter)),
    placeholderData: (previous, of) => (of?.queryKey[1] === id ? keepPreviousData(previous) : undefined),
  });
}
