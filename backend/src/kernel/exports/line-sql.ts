import type {Presentation} from './presentation';

/** Between the cells of a line that is to be looked at cell by cell. No cell has it: a CSV file has no place for it. */
export const UNIT_SEPARATOR = '\u001f';
export const SEPARATOR = ';';
const LINE_END = '\n';

/** A column by the name that a statement gives it. */
interface PresentedColumn extends Presentation {
  name: string;
}

/**
 * Rows of a CSV file as PostgreSQL sends them: each one text, which costs us a tenth of what its cells would. It begins
 * with a line break, and cells stand between semicolons, where no cell holds one; else it begins with the sign that is
 * between its cells. The rows keep their order: PostgreSQL does not sort what it only puts together.
 */
export function linesSql(columns: readonly PresentedColumn[], rows: string): string {
  const cells = columns.map(({name}) => `r."${name}"`);
  const careful = cells.map(cell => `E'\\x1f' || coalesce(replace((${cell})::text, E'\\x1f', ''), '')`).join(' || ');
  if (columns.some(({read}) => read)) return `SELECT ${careful} AS linha FROM (${rows}) r`;
  const joined = `format(E'\\n${cells.map(() => '%s').join(SEPARATOR)}', ${cells.join(', ')})`;
  // Between n cells are n - 1 of them: one more stands in a cell. OFFSET 0: the text is made once.
  const separators = `octet_length(r."+") - octet_length(replace(r."+", '${SEPARATOR}', ''))`;
  return `SELECT CASE WHEN ${separators} = ${cells.length - 1} THEN r."+" ELSE ${careful} END AS linha
    FROM (SELECT r.*, ${joined} AS "+" FROM (${rows}) r OFFSET 0) r`;
}

/** Whether the line is ready to be written, but for signs within its cells. */
export const isJoined = (line: string): boolean => line.startsWith(LINE_END);

/** The cells of a line of either kind. */
export const cellsOf = (line: string): string[] => line.slice(1).split(isJoined(line) ? SEPARATOR : UNIT_SEPARATOR);
