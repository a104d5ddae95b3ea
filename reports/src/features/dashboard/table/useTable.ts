import {MAX_ALL_ROWS} from '@clube/domain';
import {usePrinting, type SortOrder} from '@clube/ui';
import {useQuery, useQueryClient} from '@tanstack/react-query';
import {useEffect, useState} from 'react';
import {useRevenda} from '../../../base/session';
import {beforePaper} from '../../../base/print';
import {readTable, readTableNow, type TableName, type TableQuery, type TableRows} from './table-calls';

const FIRST = {page: 0, size: 10, of: ''};

export interface TableControl<L> {
  rows: readonly L[];
  /** The number of rows on all pages. */
  total: number;
  /** No page is loaded yet. */
  pending: boolean;
  /** Rows are being loaded: the shown ones may be of another page or order. */
  busy: boolean;
  /** Nothing can be shown: a refetch that fails leaves the rows. */
  error: Error | null;
  retry: () => void;
  order: SortOrder;
  setOrder: (order: SortOrder) => void;
  page: number;
  size: number;
  setPage: (page: number, size: number) => void;
  /** All rows are shown, for printing. */
  whole: boolean;
  /** Loads all rows, in the current order. */
  load: () => Promise<readonly L[]>;
}

/** A table that the server sorts and pages. In print it shows all rows. */
export function useTable<T extends TableName>(
  table: T,
  narrowed: TableQuery,
  initialOrder: SortOrder,
): TableControl<TableRows[T]> {
  const id = useRevenda()?.id;
  const queryClient = useQueryClient();
  const [order, setOrder] = useState(initialOrder);
  const [pages, setPages] = useState(FIRST);
  const all = {...narrowed, ordernar: `${order.descending ? '-' : '+'}${order.key}`};
  const of = JSON.stringify(all);
  // Another query starts at its first page.
  const page = pages.of === of ? pages.page : 0;
  const key = ['relatorio', id, table];
  const {data, error, isFetching, isPlaceholderData, refetch} = useQuery({
    queryKey: [...key, all, page, pages.size],
    queryFn: ({signal}) => readTable(table, {...all, pagina: page, limite: pages.size || MAX_ALL_ROWS}, signal),
    placeholderData: (previous, query) => (query?.queryKey[1] === id ? previous : undefined),
  });

  const whole = {queryKey: [...key, all], queryFn: () => readTable(table, all)};
  const isWhole = data !== undefined && !isPlaceholderData && data.rows.length === data.total;
  const printed = () => queryClient.getQueryData<NonNullable<typeof data>>(whole.queryKey);
  const printing = usePrinting(() => {
    if (isWhole || printed()) return;
    try {
      queryClient.setQueryData(whole.queryKey, readTableNow(table, all));
    } catch {
      // Offline only the loaded page can be printed, and it says so.
    }
  });
  const load = async () => (await queryClient.query(whole)).rows;
  useEffect(() => beforePaper(async () => void (isWhole || (await load()))));

  const rows = (printing && !isWhole && printed()?.rows) || data?.rows || [];
  return {
    rows,
    total: data?.total ?? 0,
    pending: !data && !error,
    busy: isFetching,
    error: data ? null : error,
    retry: () => void refetch(),
    order,
    setOrder,
    page,
    size: pages.size,
    setPage: (next: number, size: number) => setPages({page: next, size, of}),
    whole: printing && (isWhole || printed() !== undefined),
    load,
  };
}
