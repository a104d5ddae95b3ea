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

/** Characters of a column at least and at most: it is as wide as what stands in its first rows; a number that does not fit is not shown. */
const WIDTH = {least: 6, number: 11, most: 60, margin: 2, rows: 200};
/** After so many rows the event loop is yielded to. */
const ROWS_PER_YIELD = 100;
/** What Excel takes in a cell. */
const MAX_TEXT = 32_767;

/** Lists as XLSX, row by row from one snapshot: what was written is sent, nothing of it is kept. */
@injectable({scope: BindingScope.SINGLETON})
export class XlsxStreams {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** A wrong query is refused at once; the database is queried when somebody begins to read. */
  stream(list: ListDefinition, raw: Record<string, string>): Source {
    const reading = valuesOf(this.db, list, raw);
    return batchesAsXlsx(reading);
  }
}

export const batchesAsXlsx =
  (reading: ListReading<ExportRow>): Source =>
  abortSignal =>
    xlsxOf(reading, abortSignal);

/** A file that breaks off is none that a spreadsheet opens: it needs no last line to say so. */
async function* xlsxOf(
  {columns, batches}: ListReading<ExportRow>,
  abortSignal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const source = batches(abortSignal)[Symbol.asyncIterator]();
  // The first rows before the first bytes: what PostgreSQL refuses is refused like anything else.
  const first = await source.next();
  const rows = rowsOf(columns, first, source);
  const file = writeXlsxStream(rows, {
    name: 'Dados',
    columns: columns.map(column => columnOf(column, first.done ? [] : first.value)),
    freezePane: {rows: 1},
    // A sheet of forty columns passes 4 GB before it passes a million rows.
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

/** Text that XML has no way to write is left out; a formula is never one here, as text cells are not run. */
const plain = (cell: Cell): Cell => (typeof cell === 'string' ? withoutControls(cell).slice(0, MAX_TEXT) : cell);
