import {useDebouncedValue} from '@clube/ui';
import {useState} from 'react';
import type {TableQuery} from '../table/table-calls';
import {useTable} from '../table/useTable';
import {useShown} from '../filter/useReportFilter';
import {BY_TOTAL, groupOf, type PintoresView} from './groups';

/** The painters of the address's group that match a search; figures link to a group, and it is changed above the table. */
export function usePintores(filter: TableQuery) {
  const [shown, setGroup] = useShown('grupo');
  const group = groupOf(shown);
  const [search, setSearch] = useState('');
  const busca = useDebouncedValue(search.trim());
  const table = useTable('pintores', {...filter, busca, ...(group && {grupo: group})}, BY_TOTAL);
  return {
    table,
    group,
    setGroup,
    search,
    setSearch,
    /** Shows the order of a figure, without a search; its group is in the figure's link. */
    start: ({order}: PintoresView): void => {
      setSearch('');
      table.setOrder(order);
    },
  };
}
export type PintoresControl = ReturnType<typeof usePintores>;
