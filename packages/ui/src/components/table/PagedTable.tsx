import {useMemo, useState, type ReactNode} from 'react';
import {Pagination} from './Pagination';
import {Table, type Column, type SortOrder} from './Table';
import {usePrinting} from './usePrinting';

interface Props<L> {
  caption: string;
  columns: readonly Column<L>[];
  rows: readonly L[];
  rowKey: (row: L) => string | number;
  initialOrder?: SortOrder;
  initialSize?: number;
  empty?: ReactNode;
  keepsColumns?: boolean;
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'string' ? a.localeCompare(String(b), 'pt-BR') : a - Number(b);
}

/** A table with all rows already loaded, sorted and paged on the client, 10 rows at first. Printing shows all rows. */
export function PagedTable<L>({rows, columns, initialOrder, initialSize = 10, ...rest}: Props<L>) {
  const printing = usePrinting();
  const [order, setOrder] = useState(initialOrder);
  const [{page, size}, setPages] = useState({page: 0, size: initialSize});
  const sorted = useMemo(() => {
    const sortValue = columns.find(column => column.key === order?.key)?.order;
    if (!sortValue) return rows;
    const sign = order?.descending ? -1 : 1;
    return [...rows].sort((a, b) => sign * compare(sortValue(a), sortValue(b)));
  }, [rows, columns, order]);
  const perPage = size || Math.max(1, rows.length);
  const current = Math.min(page, Math.max(0, Math.ceil(rows.length / perPage) - 1));
  const sortBy = (key: string): void => {
    setOrder(previous => ({key, descending: previous?.key === key ? !previous.descending : false}));
    setPages({page: 0, size});
  };
  return (
    <>
      <Table
        {...rest}
        columns={columns}
        rows={printing ? sorted : sorted.slice(current * perPage, (current + 1) * perPage)}
        order={order}
        onSort={sortBy}
      />
      {!printing && (
        <Pagination
          caption={rest.caption}
          page={current}
          size={size}
          total={rows.length}
          onValueChange={(newPage, newSize) => setPages({page: newPage, size: newSize})}
        />
      )}
    </>
  );
}
