import {ListContextProvider, useList, type RaRecord, type SortPayload} from 'react-admin';
import type {Column} from './columns';
import {Grid} from './Grid';
import {Pagination} from './Pagination';

interface Props<L extends RaRecord> {
  caption: string;
  columns: readonly Column<L>[];
  rows: L[] | undefined;
  error?: Error | null;
  onRetry?: () => void;
  sort?: SortPayload;
  emptyText?: string;
  /** All rows at once: they are few. */
  unpaged?: boolean;
}

/** The same table over rows that are all here already: sorted and paged on the spot. */
export function LocalGrid<L extends RaRecord>({rows, error, onRetry, sort, unpaged, ...rest}: Props<L>) {
  const list = useList<L>({
    data: rows ?? [],
    isPending: rows === undefined && !error,
    perPage: unpaged ? Math.max(1, rows?.length ?? 1) : 10,
    ...(sort && {sort}),
    ...(error && {error}),
  });
  const refetch = (() => onRetry?.()) as unknown as typeof list.refetch;
  return (
    <ListContextProvider value={{...list, refetch} as typeof list}>
      <Grid {...rest} />
      {!unpaged && <Pagination caption={rest.caption} />}
    </ListContextProvider>
  );
}
