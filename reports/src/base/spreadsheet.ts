import {formatDateOf, neutraliseFormula} from '@clube/domain';

/** The value of a cell; numbers are written with the decimal comma that Brazilian spreadsheets expect. */
export type CellValue = string | number | null | undefined;

/** A column of the exported file: its heading and its values. */
export interface ExportColumn<L> {
  title: string;
  value: (row: L) => CellValue;
}

const BOM = '\uFEFF';
const LINE_END = '\r\n';

function writeCell(cell: CellValue): string {
  if (cell === null || cell === undefined) return '';
  const text = typeof cell === 'number' ? String(cell).replace('.', ',') : neutraliseFormula(cell);
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The rows as a CSV for Brazilian spreadsheet programs: semicolons, and a byte order mark for UTF-8. */
export function buildSpreadsheet<L>(columns: readonly ExportColumn<L>[], rows: readonly L[]): string {
  const lines = [columns.map(column => column.title), ...rows.map(row => columns.map(column => column.value(row)))];
  return BOM + lines.map(cells => cells.map(writeCell).join(';') + LINE_END).join('');
}

/** The file name from title and date in São Paulo: `Pintores 09-03-2026.csv`. */
export function fileName(title: string, now: Date, format: 'csv' | 'xlsx'): string {
  return `${title.replace(/[\\/:*?"<>|]+/g, ' ')} ${formatDateOf(now).replaceAll('/', '-')}.${format}`;
}
