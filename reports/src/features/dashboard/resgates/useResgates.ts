import {useDebouncedValue} from '@clube/ui';
import {useState} from 'react';
import type {TableQuery} from '../table/table-calls';
import {useTable} from '../table/useTable';

/** The orders that match a search, of a single prize if the user has followed its units. */
export function useResgates(filter: TableQuery) {
  const [premio, setPremio] = useState('');
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
    search,
    setSearch,
    /** Shows the orders of a prize, without a search; empty: of all prizes. */
    start: (next: string): void => {
      setPremio(next);
      setSearch('');
    },
  };
}
export type ResgatesControl = ReturnType<typeof useResgates>;
