import {INK, formatPontos} from '@clube/domain';
import {FONT, decoration, heading, line, rule, tagged, type PdfDocument} from './pdf-document';

export interface TableColumn<T> {
  title: string;
  /** Points. */
  width: number;
  value(row: T): string;
  align?: 'right';
  strong?: boolean;
  /** Sums the column over the rows and formats the sum. */
  sum?: {of(row: T): number; format(sum: number): string};
}

export interface TableOptions<T> {
  columns: readonly TableColumn<T>[];
  rows: readonly T[];
  /** Written above the table, and repeated on each page on which it continues. */
  title: string;
  /** Label of the total's line: "Total da taxa". */
  total: string;
  /** Whether a row is drawn in grey, as it does not add to the sums. */
  faded?(row: T): boolean;
  x: number;
  y: number;
  /** The lowest y for rows. */
  bottom: number;
  /**
   * Starts a new page and draws its header; returns the y where the table continues, and the name of the page that
   * ended.
   */
  nextPage(): {y: number; previous: string};
  /** The table's parent in the document's structure. */
  parent: PDFKit.PDFStructureElement;
}

const ROW = 15.5;
const SIZE = 8.5;
const HEAD_LINE = 10;

/** Draws a table that breaks over pages: title and headings are repeated, sums are carried over. @returns y below it */
export function drawTable<T>(paper: PdfDocument, options: TableOptions<T>): number {
  const {columns, rows, x, bottom, faded} = options;
  const widthOf = (some: typeof columns) => some.reduce((sum, column) => sum + column.width, 0);
  const width = widthOf(columns);
  const table = paper.struct('Table');
  options.parent.add(table);
  const sums = columns.map(() => 0);
  // The sum's label spans the columns before the first sum.
  const summed = columns.findIndex(({sum}) => sum);
  const labelWidth = widthOf(columns.slice(0, Math.max(1, summed)));

  const cells = (
    y: number,
    kind: 'TH' | 'TD',
    texts: readonly string[],
    style: {strong?: boolean; colour?: string; first?: number},
  ) => {
    const tr = paper.struct('TR');
    table.add(tr);
    let left = x;
    for (const [i, column] of columns.entries()) {
      const text = texts[i] ?? '';
      const gap = i === 0 ? 0 : 4;
      const [from, room] = [left + gap, (i === 0 && style.first ? style.first : column.width) - gap];
      tagged(paper, tr, kind, () => {
        text.split('\n').forEach((part, at) =>
          line(paper, part, from, y + at * HEAD_LINE, {
            size: kind === 'TH' ? 7.5 : SIZE,
            font: style.strong || (column.strong && kind === 'TD') ? FONT.strong : FONT.text,
            colour: style.colour ?? INK.tinta,
            align: column.align ?? 'left',
            width: room,
          }),
        );
      });
      left += column.width;
    }
    tr.end();
  };
  const titled = (y: number, title: string): number => {
    heading(paper, options.parent, title, x, y);
    return y + 20;
  };
  const heads = (y: number): number => {
    const lines = Math.max(...columns.map(({title}) => title.split('\n').length));
    cells(
      y,
      'TH',
      columns.map(({title}) => '\n'.repeat(lines - title.split('\n').length) + title),
      {colour: INK.grey, strong: true},
    );
    const end = y + lines * HEAD_LINE + 3;
    rule(paper, x, end, width, 1, INK.tinta);
    return end;
  };
  const sumRow = (y: number, label: string, ground?: string): number => {
    if (ground) decoration(paper, () => paper.rect(x, y, width, ROW).fill(ground));
    const texts = columns.map(({sum}, i) => (i === 0 ? label : sum ? sum.format(sums[i] ?? 0) : ''));
    cells(y + 4, 'TD', texts, {strong: true, first: labelWidth});
    return y + ROW;
  };

  let y = heads(titled(options.y, options.title));
  for (const [at, row] of rows.entries()) {
    if (y + ROW * 2 > bottom) {
      sumRow(y, `A transportar (${formatPontos(at)} de ${formatPontos(rows.length)})`, INK.cal);
      const next = options.nextPage();
      y = sumRow(heads(titled(next.y, `${options.title} (continuação)`)), `Transporte da ${next.previous}`, INK.cal);
    }
    cells(
      y + 4,
      'TD',
      columns.map(column => column.value(row)),
      faded?.(row) ? {colour: INK.grey} : {},
    );
    for (const [i, {sum}] of columns.entries()) sums[i] = (sums[i] ?? 0) + (sum?.of(row) ?? 0);
    y += ROW;
    rule(paper, x, y, width);
  }
  rule(paper, x, y, width, 1, INK.tinta);
  y = sumRow(y, options.total);
  table.end();
  return y;
}
