import {useMemo, type ReactNode} from 'react';
import {ListBase, type RaRecord, type SortPayload} from 'react-admin';
import {LinkedFilters} from '../list/LinkedFilters';
import {SearchInput} from '../list/SearchInput';
import {ExportButton, type Exports} from '../list/ExportButton';
import {ListFailure} from '../list/ListFailure';
import {ALL_ROWS} from '../../providers/dataProvider';
import type {Filters} from '../../providers/filters';
import {restResource} from '../../providers/resources';
import type {ListColumn} from './columns';
import {ColumnsMenu} from './tools/ColumnsMenu';
import {DensityMenu} from './tools/DensityMenu';
import {FoldedTools} from './tools/FoldedTools';
import {Grid, type GridProps} from './Grid';
import {GridSetup} from './GridSetup';
import styles from './GridList.module.css';
import {RememberOrder} from './opening/neighbours';
import {Pages} from './footer/Pages';
import {SelectionBar, type AllMatchingProps} from './footer/SelectionBar';
import {errorShownByList} from './error-shown-by-list';
import {useListSettings} from './settings';
import {titled} from './titles';
import {SortSelect} from './tools/SortSelect';
import {Totals} from './footer/Totals';
import type {PredefinedView} from './views/PredefinedViewLink';
import {ViewTabs} from './views/ViewTabs';

interface Props<L extends RaRecord> extends Omit<GridProps<L>, 'columns'> {
  resource: string;
  columns: readonly ListColumn<L>[];
  /** The storage name of the list's settings and views, if several resources share them. */
  kind?: string;
  sort: SortPayload;
  /** The filter while the URL has none. */
  defaultFilter?: Filters;
  /** The label of the search box, which says what is searched; absent: no search box. */
  search?: string;
  /** Further filters, after the search box. */
  filters?: ReactNode;
  /** The exported file, or only its name; absent: no export. */
  exports?: string | Exports;
  /** Further buttons next to the export button. */
  tools?: ReactNode;
  /** Bulk actions for the selected rows. */
  bulk?: ReactNode;
  /** The bulk actions are visible before any row is selected, and then say that one must be. */
  bulkIdle?: boolean;
  /** Bulk actions for all matching rows, on all pages; absent: not offered. */
  onAllMatching?: (matching: AllMatchingProps) => ReactNode;
  /** Predefined views, shown with those that people save. */
  views?: readonly PredefinedView[];
  /** The refetch interval for rows that other people change meanwhile, milliseconds. */
  every?: number;
}

/** The default page size: enough rows to fill a screen, and about as many again by scrolling. */
const ROWS = 50;

const NO_FILTER: Filters = {};
const NO_VIEWS: readonly PredefinedView[] = [];

/** A list from the API: search, filters and page are in the URL, so that a link opens the same rows. */
export function GridList<L extends RaRecord>(props: Props<L>) {
  const {
    resource,
    columns: declared,
    sort,
    defaultFilter = NO_FILTER,
    search,
    filters,
    exports,
    tools,
    bulk,
    bulkIdle,
    onAllMatching,
    views = NO_VIEWS,
    every,
    ...rest
  } = props;
  const {kind = resource, ...grid} = rest;
  const {list = resource} = restResource(resource);
  const columns = useMemo(() => titled(list, declared), [list, declared]);
  const [settings, change] = useListSettings(kind);
  return (
    <ListBase
      resource={resource}
      sort={sort}
      perPage={settings.perPage ?? ROWS}
      storeKey={false}
      disableAuthentication
      queryOptions={{...(every && {refetchInterval: every}), onError: errorShownByList}}
      filterDefaultValues={defaultFilter}
    >
      <GridSetup resource={kind} columns={columns} {...{sort, defaultFilter}}>
        {grid.opens && <RememberOrder opens={grid.opens} />}
        <ViewTabs resource={kind} predefined={views} rows={resource} columns={columns} {...{sort, defaultFilter}} />
        <div className={styles.bar}>
          {search && <SearchInput label={search} />}
          <FoldedTools visible={<LinkedFilters />}>
            {filters}
            <SortSelect columns={columns} />
            <span className={styles.end}>
              <ColumnsMenu resource={kind} columns={columns} />
              <DensityMenu />
              {tools}
              {exports && (
                <ExportButton
                  resource={resource}
                  columns={columns}
                  {...(typeof exports === 'string' ? {name: exports} : exports)}
                />
              )}
            </span>
          </FoldedTools>
        </div>
        <div className={styles.rows}>
          <Grid columns={columns} {...grid} />
        </div>
        <div className={styles.foot}>
          {bulk && (
            <SelectionBar onAllMatching={onAllMatching} idle={bulkIdle}>
              {bulk}
            </SelectionBar>
          )}
          <Pages label={grid.label} onSize={perPage => perPage < ALL_ROWS && change({perPage})}>
            <Totals columns={columns} />
          </Pages>
        </div>
        <ListFailure />
      </GridSetup>
    </ListBase>
  );
}
