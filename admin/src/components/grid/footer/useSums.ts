import {useQuery} from '@tanstack/react-query';
import {useListContext} from 'react-admin';
import {useFilters} from '../../../providers/filters';
import {readSums} from '../../../providers/sums';

const MINUTE = 60_000;

/**
 * The sums of these fields over all rows of the list that match, read when the shown page is not all of them. While
 * they are read, or if that fails, there are none: the page's own sums are shown then.
 */
export function useSums(fields: readonly string[]): Readonly<Record<string, number>> | undefined {
  const {resource, data = [], total = 0} = useListContext();
  const {filters: all} = useFilters();
  const {data: sums} = useQuery({
    queryKey: [resource, 'somas', all, fields],
    queryFn: async ({signal}) => (await readSums(resource, {filter: all, fields, signal})) ?? null,
    enabled: fields.length > 0 && total > data.length,
    staleTime: MINUTE,
    retry: false,
  });
  return total > data.length ? (sums ?? undefined) : undefined;
}
