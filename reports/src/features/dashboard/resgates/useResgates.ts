import {useDebouncedValue} from '@clube/ui';
import {useState} from 'react';
import {useShown} from '../filter/useReportFilter';
import type {TableQuery} from '../table/table-calls';
import {useTable} from '../table/useTable';

/** The orders that match a search, of the address's single prize, to which its units link. */
export function useResgates(filter: TableQuery) {
  const [premio, setPremio] = useShown('premio');
  const [search, setSearch] = useState('');
  const busca = useDebouncedValue(search.trim());
  const table = useTable(
    'resgates',
    {...filter, busca, ...(premio && {premio})},
    {key: 'resgatadoEm', descending: true},
  );
  return {
    table,
    premio,
    showAll: (): void => setPremio(''),
    search,
    setSearch,
  };
}
export type ResgatesControl = ReturnType<typeof useResgates>;
