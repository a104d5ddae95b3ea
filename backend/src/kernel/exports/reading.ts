import {currentContext} from '../context';
import type {Database} from '../persistence/database';
import type {ListDefinition} from '../lists/list';
import {readListQuery} from '../lists/list-query';
import {buildList} from '../lists/list-sql';
import {selectedCells} from './cells';
import {exportColumns, type ExportColumn} from './columns';
import {linesSql} from './line-sql';
import {presentationOf} from './presentation';

/** Batches of a list's rows; the database is queried when somebody reads. */
export type Batches<T> = (abortSignal: AbortSignal) => AsyncIterable<T[]>;
export type ExportRow = Record<string, unknown>;

/** A list as it is to be written into a file: what is refused was refused. */
export interface ListReading<T> {
  columns: readonly ExportColumn[];
  batches: Batches<T>;
}

/** The rows as lines of text: see `linesSql`. */
export function linesOf(db: Database, list: ListDefinition, raw: Record<string, string>): ListReading<{linha: string}> {
  const columns = exportColumns(list, raw.colunas);
  const presented = columns.map(({name, field}) => ({name, ...presentationOf(name, field)}));
  const select = presented.map(({name, sql}) => `${sql} AS "${name}"`).join(', ');
  return {columns, batches: batchesOf(db, list, raw, select, rows => linesSql(presented, rows))};
}

/** The rows as values that a spreadsheet reckons with: see `selectedCells`. */
export function valuesOf(db: Database, list: ListDefinition, raw: Record<string, string>): ListReading<ExportRow> {
  const columns = exportColumns(list, raw.colunas);
  return {columns, batches: batchesOf(db, list, raw, selectedCells(columns), text => text)};
}

/** Only the columns that are written are read: a painter has forty, of which a screen shows twelve. */
function batchesOf<T extends object>(
  db: Database,
  list: ListDefinition,
  raw: Record<string, string>,
  select: string,
  statementOf: (rows: string) => string,
): Batches<T> {
  const {actor} = currentContext();
  const query = readListQuery(list, raw);
  const whole = query.download?.pageOnly ? query : {...query, limit: undefined, offset: 0};
  const {rows, page, values} = buildList(list, whole, actor, select);
  const statement = {text: statementOf(`${rows}${page}`), values};
  const reader = 'id' in actor ? `${actor.kind}:${actor.id}` : actor.kind;
  return abortSignal => db.batches<T>({statement, reader, abortSignal});
}
