import {csvRows} from './csv';
import {MAX_LINES, isBlank, tooManyLines, type FileOfLines, type FileDialect, type SheetRow} from './file';
import {xlsxRows} from './xlsx';

/** The heading of a file, and the lines below it; blank ones left out. */
export interface Table {
  heading: SheetRow | undefined;
  /** To be read once. */
  batches: AsyncGenerator<SheetRow[]>;
}

/** The lines of a file in either format, in batches. */
function rowsOf(file: FileOfLines, dialect: FileDialect): AsyncGenerator<SheetRow[]> {
  return dialect.formato === 'csv' ? csvRows(file, dialect) : xlsxRows(file, dialect);
}

/**
 * The file from its first line that is not blank, which is the heading, or below the one that names the separator. Whoever does not read it to its end calls
 * `batches.return`.
 */
export async function tableOf(file: FileOfLines, dialect: FileDialect): Promise<Table> {
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

/** `sep=;`, which spreadsheets write above the heading and never show. */
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
