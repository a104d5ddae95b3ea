import {csvRows} from './csv';
import {MAX_LINES, isBlank, tooManyLines, type ImportFile, type FileDialect, type SheetRow} from './file';
import {xlsxRows} from './xlsx';

/** The heading of a file, and the lines below it without blank ones. */
export interface Table {
  heading: SheetRow | undefined;
  /** Can be iterated only once. */
  batches: AsyncGenerator<SheetRow[]>;
}

/** Yields the lines of a file of either format, in batches. */
function rowsOf(file: ImportFile, dialect: FileDialect): AsyncGenerator<SheetRow[]> {
  return dialect.formato === 'csv' ? csvRows(file, dialect) : xlsxRows(file, dialect);
}

/**
 * Splits a file into its heading, the first line that is neither blank nor names the separator, and the lines below. A
 * caller that does not read to the end must call `batches.return`.
 */
export async function tableOf(file: ImportFile, dialect: FileDialect): Promise<Table> {
  const batches = withoutBlanks(rowsOf(file, dialect));
  let [heading, ...rest] = await nextOf(batches);
  if (heading && dialect.formato === 'csv' && namesSeparator(heading)) {
    if (rest.length === 0) rest = await nextOf(batches);
    [heading, ...rest] = rest;
  }
  return {heading, batches: after(rest, batches)};
}

async function nextOf(batches: AsyncGenerator<SheetRow[]>): Promise<SheetRow[]> {
  const next = await batches.next();
  return next.done ? [] : next.value;
}

/** `sep=;`, a line that spreadsheets write above the heading and hide. */
const namesSeparator = ({cells}: SheetRow): boolean => /^sep=.?$/i.test(cells.join(''));

async function* withoutBlanks(batches: AsyncGenerator<SheetRow[]>): AsyncGenerator<SheetRow[]> {
  let lines = 0;
  for await (const batch of batches) {
    const rows = batch.filter(({cells}) => !isBlank(cells));
    lines += rows.length;
    if (lines > MAX_LINES) throw tooManyLines();
    if (rows.length > 0) yield rows;
  }
}

async function* after(rest: SheetRow[], batches: AsyncGenerator<SheetRow[]>): AsyncGenerator<SheetRow[]> {
  try {
    if (rest.length > 0) yield rest;
    yield* batches;
  } finally {
    await batches.return(undefined);
  }
}
