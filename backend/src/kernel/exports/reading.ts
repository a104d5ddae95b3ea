import {currentContext} from '../context';
import type {Database} from '../persistence/database';
import type {ListDefinition} from '../lists/list';
import {readListQuery} from '../lists/list-query';
import {buildList} from '../lists/list-sql';
import {exportColumns, selected, type ExportColumn} from './columns';

export type ExportRow = Record<string, unknown>;

/** A list as it is to be written into a file: what is refused was refused; the database is asked when somebody reads. */
export interface ListReading {
  columns: readonly ExportColumn[];
  batches(gone: AbortSignal): AsyncIterable<ExportRow[]>;
}

/** Only the columns that are written are read: a painter has forty, of which a screen shows twelve. */
export function readingOf(db: Database, list: ListDefinition, raw: Record<string, string>): ListReading {
  const {actor} = currentContext();
  const columns = exportColumns(list, raw.colunas);
  const query = readListQuery(list, raw);
  const whole = query.download?.pageOnly ? query : {...query, limit: undefined, offset: 0};
  const {rows, page, values} = buildList(list, whole, actor, selected(columns));
  const statement = {text: `${rows}${page}`, values};
  const reader = 'id' in actor ? `${actor.kind}:${actor.id}` : actor.kind;
  return {columns, batches: gone => db.batches<ExportRow>({statement, reader, gone})};
}
