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
  /** The name under which its settings and views are kept, where the resource is one of many of a kind. */
  kind?: string;
  sort: SortPayload;
  /** In force while the address says nothing. */
  defaultFilter?: Filters;
  /** What the search box searches; without it there is none. */
  search?: string;
  /** Further filters, after the search box. */
  filters?: ReactNode;
  /** The exported file, or its name alone; without it nothing is exported. */
  exports?: string | Exports;
  /** Further buttons beside the export. */
  tools?: ReactNode;
  /** What can be done with the chosen rows. */
  bulk?: ReactNode;
  /** The bulk actions are there before a row is chosen, and say that one has to be. */
  bulkIdle?: boolean;
  /** What can be done with all rows that match, on whatever page they are; without it that is not offered. */
  onAllMatching?: (matching: AllMatchingProps) => ReactNode;
  /** Views that the product brings, beside those that people save. */
  views?: readonly PredefinedView[];
  /** Others change these rows while one looks at them: they are refetched every so many milliseconds. */
  every?: number;
}

/** Rows at a time before somebody chose otherwise: as many as a screen shows, and as many again by scrolling. */
const ROWS = 50;

const NO_FILTER: Filters = {};
const NO_VIEWS: readonly PredefinedView[] = [];

/** A list of the server's: search, filters and pages in the address, so that a link leads to what one sees. */
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
