import {INK, formatDate, formatDateTime, formatPontos, formatReais, formatValorPonto} from '@clube/domain';
import {drawPageFooters, drawPageHeader} from '../documents/page-marks';
import {FONT, line, onPaper, tagged, type PdfDocument} from '../documents/pdf-document';
import {drawTable, type TableColumn} from '../documents/table';
import type {ReportPdfData, ReportValue} from './report-pdf-data';

type Row = ReportPdfData['rows'][number];
type Column = ReportPdfData['columns'][number];

/** The printable areas of landscape pages, in points. */
const FRAMES = {
  A4: {left: 41, width: 760, top: 66, bottom: 540},
  A3: {left: 41, width: 1109, top: 66, bottom: 787},
} as const;
type Frame = (typeof FRAMES)[keyof typeof FRAMES];
const LINES = new Intl.NumberFormat('pt-BR', {maximumFractionDigits: 3});

/** Draws a report's table over as many pages as it needs. */
export function draw(of: ReportPdfData): Promise<Buffer> {
  const about = {
    title: of.title,
    subject: of.about,
    layout: 'landscape',
    numbered: true,
    ...(of.sheet && {size: of.sheet}),
  } as const;
  const frame = FRAMES[of.sheet ?? 'A4'];
  return onPaper(about, paper => {
    const parent = paper.struct('Document');
    paper.addStructure(parent);
    tagged(paper, parent, 'H1', () =>
      line(paper, of.title, frame.left, 30, {size: 18, font: FONT.title, width: frame.width}),
    );
    tagged(paper, parent, 'P', () =>
      line(paper, of.about, frame.left, 54, {size: 9.5, colour: INK.grey, width: frame.width}),
    );
    drawTable<Row>(paper, {
      parent,
      x: frame.left,
      y: 76,
      bottom: frame.bottom,
      title:
        of.rows.length === 0
          ? 'Sem resultados'
          : `${formatPontos(of.rows.length)} ${of.rows.length === 1 ? 'linha' : 'linhas'}`,
      total: 'Total',
      rows: of.rows,
      columns: columnsOf(paper, of, frame),
      nextPage: () => {
        paper.addPage();
        drawPageHeader(paper, frame, of.title, of.about);
        return {y: frame.top, previous: `página ${paper.bufferedPageRange().count - 1}`};
      },
    });
    drawPageFooters(paper, {...frame, y: frame.bottom + 18}, (y, look) =>
      line(paper, `Clube do Pintor · ${of.title} · gerado em ${formatDateTime(of.madeAt)}`, frame.left, y, {
        ...look,
        width: 500,
      }),
    );
    parent.end();
  });
}

/** Points between columns. */
const GAP = 10;

/** Numbers, days and months get their full width, since a cut number would be read as another; texts share the rest. */
function columnsOf(paper: PdfDocument, {columns, rows}: ReportPdfData, frame: Frame): TableColumn<Row>[] {
  const widths = columns.map(column => widthOf(paper, column, rows) + GAP);
  const words = columns
    .flatMap((column, i) => (isWords(column) ? [i] : []))
    .sort((a, b) => at(widths, a) - at(widths, b));
  let room = frame.width - sum(widths.filter((_, i) => !words.includes(i)));
  // Narrow columns first: the width that they do not need goes to the wider ones.
  for (const [place, i] of words.entries()) {
    const fair = room / (words.length - place);
    widths[i] = place === words.length - 1 ? fair : Math.min(at(widths, i), fair);
    room -= at(widths, i);
  }
  return columns.map(({field, kind, title, total, main}, i) => ({
    title: twoLines(title),
    width: at(widths, i),
    value: row => written(kind, row[field]),
    ...(isNumeric(kind) && {align: 'right' as const}),
    ...(main && {strong: true}),
    ...(total && {sum: {of: row => Number(row[field] ?? 0), format: value => written(kind, value)}}),
  }));
}

const at = (values: readonly number[], i: number): number => values[i] ?? 0;

/** The width of the column's longest value, heading or total, as the table draws them. */
function widthOf(paper: PdfDocument, {field, kind, title, total}: Column, rows: readonly Row[]): number {
  const values = rows.map(row => row[field]);
  const texts = new Set(values.map(value => written(kind, value)));
  if (total) texts.add(written(kind, sum(values.map(Number))));
  paper.font(FONT.strong).fontSize(8.5);
  const widest = [...texts].reduce((most, text) => Math.max(most, paper.widthOfString(text)), 0);
  paper.fontSize(7.5);
  return Math.max(
    widest,
    ...twoLines(title)
      .split('\n')
      .map(part => paper.widthOfString(part)),
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const isWords = ({kind}: Column): boolean => kind === 'text' || kind === 'name';
const isNumeric = (kind: Column['kind']): boolean => ['money', 'points', 'number', 'pointValue'].includes(kind);

/** Breaks a long heading so that its two lines are about equally long. */
function twoLines(title: string): string {
  if (title.length < 14) return title;
  const blanks = [...title].flatMap((sign, i) => (sign === ' ' ? [i] : []));
  const middle = blanks.sort((a, b) => Math.abs(a - title.length / 2) - Math.abs(b - title.length / 2))[0];
  return middle === undefined ? title : `${title.slice(0, middle)}\n${title.slice(middle + 1)}`;
}

function written(kind: Column['kind'], value: ReportValue): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'number') {
    if (kind === 'money') return formatReais(Math.round(value * 100));
    if (kind === 'pointValue') return formatValorPonto(Math.round(value * 1000));
    return kind === 'text' ? String(value) : LINES.format(value);
  }
  if (kind === 'month') return value.split('-').reverse().join('/');
  if (kind === 'date') return formatDate(value);
  return kind === 'timestamp' ? formatDateTime(new Date(value)) : value;
}
