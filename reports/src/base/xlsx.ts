import {withoutControls} from '@clube/domain';
import {writeXlsx} from 'hucre/xlsx';
import type {ExportColumn} from './spreadsheet.ts';

/** Minimum and maximum column width and the margin, in characters. */
const WIDTH = {least: 8, most: 60, margin: 2};
/** Excel's maximum length of a cell's text. */
const MAX_TEXT = 32_767;

/** The rows as a workbook of one sheet: numbers are numbers, and text is never a formula. */
export async function buildXlsx<L>(columns: readonly ExportColumn<L>[], rows: readonly L[]): Promise<Uint8Array> {
  const cells = rows.map(row => columns.map(({value}) => plain(value(row))));
  const longest = (index: number): number => Math.max(...cells.map(row => String(row[index] ?? '').length), 0);
  return writeXlsx({
    sheets: [
      {
        name: 'Dados',
        columns: columns.map(({title}, index) => ({
          width: Math.min(WIDTH.most, Math.max(WIDTH.least, title.length, longest(index)) + WIDTH.margin),
        })),
        rows: [columns.map(({title}) => title), ...cells],
        freezePane: {rows: 1},
      },
    ],
  });
}

const plain = (cell: string | number | null | undefined): string | number | null =>
  typeof cell === 'string' ? withoutControls(cell).slice(0, MAX_TEXT) : (cell ?? null);
