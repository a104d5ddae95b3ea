import {currentContext} from '../context';
import type {Database} from '../persistence/database';
import {seenBy, type ListDefinition} from '../lists/list';
import {readListQuery} from '../lists/list-query';
import {buildList} from '../lists/list-sql';
import {selectedCells} from './cells';
import {exportColumns, type ExportColumn} from './columns';
import {linesSql} from './line-sql';
import {presentationOf} from './presentation';

/** Batches of rows; the database is queried when somebody reads them. */
export type Batches<T> = (abortSignal: AbortSignal) => AsyncIterable<T[]>;
export type ExportRow = Record<string, unknown>;

/** A list prepared for export: the query is already validated. */
export interface ListReading<T> {
  columns: readonly ExportColumn[];
  batches: Batches<T>;
}

/** The rows as lines of CSV: see `linesSql`. */
export function linesOf(
  db: Database,
  whole: ListDefinition,
  raw: Record<string, string>,
): ListReading<{linha: string}> {
  const list = seenBy(whole, currentContext().actor);
  const columns = exportColumns(list, raw.colunas);
  const presented = columns.map(({name, field}) => ({name, ...presentationOf(name, field)}));
  const select = presented.map(({name, sql}) => `${sql} AS "${name}"`).join(', ');
  return {columns, batches: batchesOf(db, list, raw, select, rows => linesSql(presented, rows))};
}

/** The rows as spreadsheet values: see `selectedCells`. */
export function valuesOf(db: Database, whole: ListDefinition, raw: Record<string, string>): ListReading<ExportRow> {
  const list = seenBy(whole, currentContext().actor);
  const columns = exportColumns(list, raw.colunas);
  return {columns, batches: batchesOf(db, list, raw, selectedCells(columns), text => text)};
}

/** Reads only the exported columns: a painter has forty, of which a screen shows twelve. */
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
