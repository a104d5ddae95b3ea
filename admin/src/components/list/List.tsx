import type {ReactNode} from 'react';
import {ListBase, type FilterPayload, type RaRecord, type SortPayload} from 'react-admin';
import {ALL_ROWS} from '../../providers/dataProvider';
import type {Column} from '../grid/columns';
import {Grid} from '../grid/Grid';
import {Pagination} from '../grid/Pagination';
import {SortSelect} from '../grid/SortSelect';
import type {RowOrder} from '../reorder/Sortable';
import {SearchInput} from './SearchInput';
import {ExportButton} from './ExportButton';
import styles from './List.module.css';

interface Props<L extends RaRecord> {
  resource: string;
  caption: string;
  columns: readonly Column<L>[];
  sort: SortPayload;
  /** In force while the address says nothing. */
  filterDefaultValues?: FilterPayload;
  /** What the search box searches; without it there is none. */
  search?: string;
  /** Further filters, between the search box and the export. */
  filters?: ReactNode;
  /** The name of the exported file; without it nothing is exported. */
  exporter?: string | ReactNode;
  selectLabel?: (row: L) => string;
  /** What can be done with the chosen rows. */
  bulkActions?: ReactNode;
  emptyText?: string;
  /** Others change these rows while one looks at them: they are asked for again every so many milliseconds. */
  refreshEvery?: number;
  /** People decide the rows' order: all of them are shown at once, by `ordem`, and nothing narrows or sorts them. */
  order?: RowOrder<L>;
}

/** The table itself says what failed: a toast would say it once more, at every try. */
const saidByGrid = (): void => undefined;

/** A list of the server's: search, filters and pages in the address, so that a link leads to what one sees. */
export function List<L extends RaRecord>(props: Props<L>) {
  const {
    resource,
    sort,
    filterDefaultValues,
    search,
    filters,
    exporter,
    bulkActions,
    caption,
    columns,
    selectLabel,
    emptyText,
    refreshEvery,
    order,
  } = props;
  return (
    <ListBase
      resource={resource}
      sort={sort}
      perPage={order ? ALL_ROWS : 10}
      storeKey={false}
      disableSyncWithLocation={order !== undefined}
      disableAuthentication
      queryOptions={{...(refreshEvery && {refetchInterval: refreshEvery}), onError: saidByGrid}}
      {...(filterDefaultValues && {filterDefaultValues})}
    >
      {!order && (
        <div className={styles.barra}>
          {search && <SearchInput label={search} />}
          {filters}
          <SortSelect columns={columns} />
          <span className={styles.fim}>
            {typeof exporter === 'string' ? <ExportButton resource={resource} name={exporter} /> : exporter}
          </span>
        </div>
      )}
      {bulkActions}
      <Grid
        caption={caption}
        columns={columns}
        {...(selectLabel && {selectLabel})}
        {...(emptyText && {emptyText})}
        {...(order && {order})}
      />
      {!order && <Pagination caption={caption} />}
    </ListBase>
  );
}
