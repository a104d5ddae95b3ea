import {setImmediate as otherWork} from 'node:timers/promises';
import {BindingScope, inject, injectable} from '@loopback/core';
import {withoutControls} from '@clube/domain';
import {writeXlsxStream, type ColumnDef} from 'hucre/xlsx';
import type {Source} from '../http/output/stream-response';
import {Kernel} from '../keys';
import type {Database} from '../persistence/database';
import type {ListDefinition} from '../lists/list';
import {cellOf, formatOf, lengthOf, type Cell} from './cells';
import type {ExportColumn} from './columns';
import {valuesOf, type ExportRow, type ListReading} from './reading';

/** Minimum and maximum column width in characters. It follows the first rows, as a number that does not fit is not shown. */
const WIDTH = {least: 6, number: 11, most: 60, margin: 2, rows: 200};
/** Yields to the event loop after so many rows. */
const ROWS_PER_YIELD = 100;
/** Maximum length of a cell in Excel. */
const MAX_TEXT = 32_767;

/** Exports lists as XLSX, row by row from one snapshot, in a stream. */
@injectable({scope: BindingScope.SINGLETON})
export class XlsxStreams {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** An invalid query is refused at once; the database is queried when the client starts to read. */
  stream(list: ListDefinition, raw: Record<string, string>): Source {
    const reading = valuesOf(this.db, list, raw);
    return batchesAsXlsx(reading);
  }
}

export const batchesAsXlsx =
  (reading: ListReading<ExportRow>): Source =>
  abortSignal =>
    xlsxOf(reading, abortSignal);

/** An incomplete file cannot be opened by a spreadsheet, so it needs no last line that says so. */
async function* xlsxOf(
  {columns, batches}: ListReading<ExportRow>,
  abortSignal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const source = batches(abortSignal)[Symbol.asyncIterator]();
  // Reads the first rows before sending anything, so that an error of PostgreSQL can still be a refusal.
  const first = await source.next();
  const rows = rowsOf(columns, first, source);
  const file = writeXlsxStream(rows, {
    name: 'Dados',
    columns: columns.map(column => columnOf(column, first.done ? [] : first.value)),
    freezePane: {rows: 1},
    // zip64, as forty columns exceed 4 GB before a million rows.
    zip64: columns.length > 15,
  });
  try {
    yield* file;
  } finally {
    await source.return?.();
  }
}

function columnOf(column: ExportColumn, rows: readonly ExportRow[]): ColumnDef {
  const {
    name,
    heading,
    field: {state},
  } = column;
  const numFmt = formatOf(state);
  const cell = cellOf(column);
  const lengths = rows.slice(0, WIDTH.rows).map(row => lengthOf(cell(row[name]), state));
  const longest = Math.max(heading.length, WIDTH.least, numFmt ? Math.max(numFmt.length, WIDTH.number) : 0, ...lengths);
  return {header: heading, width: Math.min(longest + WIDTH.margin, WIDTH.most), ...(numFmt && {numFmt})};
}

async function* rowsOf(
  columns: readonly ExportColumn[],
  first: IteratorResult<ExportRow[]>,
  source: AsyncIterator<ExportRow[]>,
): AsyncGenerator<Cell[]> {
  const cells = columns.map(column => ({name: column.name, write: cellOf(column)}));
  for (let batch = first; !batch.done; batch = await source.next())
    for (const [i, row] of batch.value.entries()) {
      if (i % ROWS_PER_YIELD === 0) await otherWork();
      yield cells.map(({name, write}) => plain(write(row[name])));
    }
}

/** Removes characters that XML cannot contain. Text cells are never evaluated as formulas. */
const plain = (cell: Cell): Cell => (typeof cell === 'string' ? withoutControls(cell).slice(0, MAX_TEXT) : cell);
