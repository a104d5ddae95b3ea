import {useDebouncedValue} from '@clube/ui';
import {useState} from 'react';
import type {TableQuery} from '../table/table-calls';
import {useTable} from '../table/useTable';
import {BY_TOTAL, type Group, type PintoresView} from './groups';

/** The painters of a group that match a search; set by the figures, changed above the table. */
export function usePintores(filter: TableQuery) {
  const [group, setGroup] = useState<Group>('');
  const [search, setSearch] = useState('');
  const busca = useDebouncedValue(search.trim());
  const table = useTable('pintores', {...filter, busca, ...(group && {grupo: group})}, BY_TOTAL);
  return {
    table,
    group,
    setGroup,
    search,
    setSearch,
    /** Shows the group and order of a figure, without a search. */
    start: ({group: next, order}: PintoresView): void => {
      setGroup(next);
      setSearch('');
      table.setOrder(order);
    },
  };
}
export type PintoresControl = ReturnType<typeof usePintores>;
