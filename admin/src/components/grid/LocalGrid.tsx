import {ListContextProvider, useList, type RaRecord, type SortPayload} from 'react-admin';
import {Grid, type GridProps} from './Grid';
import type {ReactNode} from 'react';
import {Pages} from './footer/Pages';
import {SelectionBar} from './footer/SelectionBar';
import {Totals} from './footer/Totals';
import styles from './GridList.module.css';

interface Props<L extends RaRecord> extends GridProps<L> {
  rows: L[] | undefined;
  error?: Error | null;
  onRetry?: () => void;
  sort?: SortPayload;
  /** All rows on one page, for lists that are always short. */
  unpaged?: boolean;
  /** The initial page size; default 10. */
  perPage?: number;
  /** Bulk actions for the selected rows. */
  bulk?: ReactNode;
}

/** The same table for rows that are all loaded: sorted and paged in the browser. */
export function LocalGrid<L extends RaRecord>({
  rows,
  error,
  onRetry,
  sort,
  unpaged,
  perPage = 10,
  bulk,
  ...rest
}: Props<L>) {
  const list = useList<L>({
    data: rows ?? [],
    isPending: rows === undefined && !error,
    perPage: unpaged ? Math.max(1, rows?.length ?? 1) : perPage,
    ...(sort && {sort}),
    ...(error && {error}),
  });
  const refetch = (() => onRetry?.()) as unknown as typeof list.refetch;
  return (
    <ListContextProvider value={{...list, refetch} as typeof list}>
      <Grid {...rest} />
      {!unpaged && (
        <div className={styles.foot}>
          {bulk && <SelectionBar>{bulk}</SelectionBar>}
          <Pages label={rest.label}>
            <Totals columns={rest.columns} all={rows} />
          </Pages>
        </div>
      )}
    </ListContextProvider>
  );
}
