import type {Presentation} from './presentation';

/** Separator in lines that must be processed cell by cell; cells cannot contain it. */
export const UNIT_SEPARATOR = '\u001f';
export const SEPARATOR = ';';
const LINE_END = '\n';

/** A selected column with its alias. */
interface PresentedColumn extends Presentation {
  name: string;
}

/**
 * The rows of a CSV file as one text each, which costs us a tenth of separate cells. A text that begins with a line break is
 * ready: its cells are separated by semicolons and contain none. Otherwise it begins with the separator between its cells. The
 * order of rows is kept, as PostgreSQL does not sort here.
 */
export function linesSql(columns: readonly PresentedColumn[], rows: string): string {
  const cells = columns.map(({name}) => `r."${name}"`);
  const careful = cells.map(cell => `E'\\x1f' || coalesce(replace((${cell})::text, E'\\x1f', ''), '')`).join(' || ');
  if (columns.some(({read}) => read)) return `SELECT ${careful} AS linha FROM (${rows}) r`;
  const joined = `format(E'\\n${cells.map(() => '%s').join(SEPARATOR)}', ${cells.join(', ')})`;
  // With n cells there are n - 1 separators; if there are more, a cell contains one. OFFSET 0 keeps the planner from computing
  // the text twice.
  const separators = `octet_length(r."+") - octet_length(replace(r."+", '${SEPARATOR}', ''))`;
  return `SELECT CASE WHEN ${separators} = ${cells.length - 1} THEN r."+" ELSE ${careful} END AS linha
    FROM (SELECT r.*, ${joined} AS "+" FROM (${rows}) r OFFSET 0) r`;
}

/** Whether the line is a joined text, without line breaks or semicolons in its cells; it may still need quoting. */
export const isJoined = (line: string): boolean => line.startsWith(LINE_END);

/** The cells of a line of either form. */
export const cellsOf = (line: string): string[] => line.slice(1).split(isJoined(line) ? SEPARATOR : UNIT_SEPARATOR);
