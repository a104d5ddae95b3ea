import {formatDateOf, neutraliseFormula} from '@clube/domain';

/** What a cell may hold; a number keeps its decimals, with the comma that a Brazilian spreadsheet expects. */
export type CellValue = string | number | null | undefined;

/** A column of the exported file: its heading and what stands below it. */
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

/** The rows as a spreadsheet opens them in Brazil: semicolons, and a mark that says the text is UTF-8. */
export function buildSpreadsheet<L>(columns: readonly ExportColumn<L>[], rows: readonly L[]): string {
  const lines = [columns.map(column => column.title), ...rows.map(row => columns.map(column => column.value(row)))];
  return BOM + lines.map(cells => cells.map(writeCell).join(';') + LINE_END).join('');
}

/** Exports are named by title and date: `Pintores 09-03-2026.csv`, the day being that of São Paulo. */
export function fileName(title: string, now: Date, format: 'csv' | 'xlsx'): string {
  return `${title.replace(/[\\/:*?"<>|]+/g, ' ')} ${formatDateOf(now).replaceAll('/', '-')}.${format}`;
}
