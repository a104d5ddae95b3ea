import type {ReactNode} from 'react';
import {ListBase, type RaRecord, type SortPayload} from 'react-admin';
import {Busca} from '../lista/Busca';
import {Exportar} from '../lista/Exportar';
import {TODOS} from '../../providers/dataProvider';
import type {Filters} from '../../providers/filters';
import {ColumnsMenu} from './tools/ColumnsMenu';
import {DensityMenu} from './tools/DensityMenu';
import {Grid, type GridProps} from './Grid';
import {GridSetup} from './GridSetup';
import estilos from './GridList.module.css';
import {Pages} from './foot/Pages';
import {SelectionBar} from './foot/SelectionBar';
import {useListSettings} from './settings';
import {SortSelect} from './tools/SortSelect';
import {Totals} from './foot/Totals';
import {ViewTabs} from './views/ViewTabs';

interface Props<L extends RaRecord> extends GridProps<L> {
  resource: string;
  sort: SortPayload;
  /** In force while the address says nothing. */
  defaultFilter?: Filters;
  /** What the search box searches; without it there is none. */
  search?: string;
  /** Further filters, after the search box. */
  filters?: ReactNode;
  /** The name of the exported file; without it nothing is exported. */
  exports?: string | ReactNode;
  /** What can be done with the chosen rows. */
  bulk?: ReactNode;
  /** The bulk actions are there before a row is chosen, and say that one has to be. */
  bulkIdle?: boolean;
  /** Takes all rows that match the filter, on whatever page they are; without it that is not offered. */
  onAllMatching?: (filter: Filters) => void;
  /** Others change these rows while one looks at them: they are asked for again every so many milliseconds. */
  every?: number;
}

/** Rows at a time before somebody chose otherwise: as many as a screen shows, and as many again by scrolling. */
const ROWS = 50;

const NO_FILTER: Filters = {};

/** The grid itself says what failed: a toast would say it once more, at every try. */
const saidByGrid = (): void => undefined;

/** A list of the server's: search, filters and pages in the address, so that a link leads to what one sees. */
export function GridList<L extends RaRecord>(props: Props<L>) {
  const {resource, sort, defaultFilter, search, filters, exports, bulk, bulkIdle, onAllMatching, every, ...grid} =
    props;
  const [settings, change] = useListSettings(resource);
  return (
    <ListBase
      resource={resource}
      sort={sort}
      perPage={settings.perPage ?? ROWS}
      storeKey={false}
      disableAuthentication
      queryOptions={{...(every && {refetchInterval: every}), onError: saidByGrid}}
      {...(defaultFilter && {filterDefaultValues: defaultFilter})}
    >
      <GridSetup resource={resource} columns={grid.columns} sort={sort}>
        <ViewTabs resource={resource} columns={grid.columns} sort={sort} defaultFilter={defaultFilter ?? NO_FILTER} />
        <div className={estilos.bar}>
          {search && <Busca rotulo={search} />}
          {filters}
          <SortSelect columns={grid.columns} />
          <span className={estilos.end}>
            <ColumnsMenu resource={resource} columns={grid.columns} />
            <DensityMenu />
            {typeof exports === 'string' ? <Exportar recurso={resource} nome={exports} /> : exports}
          </span>
        </div>
        <div className={estilos.rows}>
          <Grid {...grid} />
        </div>
        <div className={estilos.foot}>
          {bulk && (
            <SelectionBar onAllMatching={onAllMatching} idle={bulkIdle}>
              {bulk}
            </SelectionBar>
          )}
          <Pages label={grid.label} onSize={perPage => perPage < TODOS && change({perPage})}>
            <Totals columns={grid.columns} />
          </Pages>
        </div>
      </GridSetup>
    </ListBase>
  );
}
