import {INK} from '@clube/domain';
import {FONT, line, type PdfDocument} from './pdf-document';

interface Bar {
  label: string;
  /** From bottom to top, in the order of the series; negative values are not drawn. */
  parts: readonly number[];
  /** A value to compare with, drawn as a line across the bar. */
  mark: number | null;
  /** The text of the sum above the bar. */
  text: string;
}

export interface BarsOptions {
  series: readonly {title: string; colour: string}[];
  markTitle: string;
  bars: readonly Bar[];
  /** Formats a value of the scale. */
  format(value: number): string;
  /** Alternative text for screen readers. */
  alt: string;
  x: number;
  y: number;
  width: number;
  height: number;
  parent: PDFKit.PDFStructureElement;
}

const AXIS = 44;

/** Draws stacked bars with a legend above and two lines of a scale. */
export function drawStackedBars(paper: PdfDocument, options: BarsOptions): void {
  const figure = paper.struct('Figure', {alt: options.alt}, () => draw(paper, options));
  options.parent.add(figure);
}

function draw(paper: PdfDocument, {series, markTitle, bars, format, x, y, width, height}: BarsOptions): void {
  let left = x;
  for (const {title, colour} of series) {
    paper.roundedRect(left, y + 1, 8, 8, 1.5).fill(colour);
    line(paper, title, left + 12, y, {size: 8});
    left += 12 + paper.widthOfString(title) + 16;
  }
  if (bars.some(({mark}) => mark !== null)) {
    paper.rect(left, y + 4, 12, 1.5).fill(INK.tinta);
    line(paper, markTitle, left + 16, y, {size: 8});
  }

  const [top, base] = [y + 34, y + height - 16];
  const highest = Math.max(1, ...bars.map(({parts, mark}) => Math.max(sumOf(parts), mark ?? 0)));
  const step = niceStep(highest / 2);
  const yOf = (value: number) => base - ((base - top) * value) / highest;
  for (let value = 0; value <= highest; value += step) {
    paper.lineWidth(0.5).strokeColor(value === 0 ? INK.tinta : INK.line);
    paper
      .moveTo(x + AXIS, yOf(value))
      .lineTo(x + width, yOf(value))
      .stroke();
    line(paper, format(value), x, yOf(value) - 5, {size: 7.5, colour: INK.grey, align: 'right', width: AXIS - 6});
  }

  const room = (width - AXIS) / bars.length;
  const wide = Math.min(26, room * 0.6);
  for (const [i, {label, parts, mark, text}] of bars.entries()) {
    const last = i === bars.length - 1;
    const middle = x + AXIS + room * (i + 0.5);
    let foot = 0;
    for (const [at, part] of parts.entries()) {
      if (part <= 0) continue;
      const head = foot + part;
      paper.rect(middle - wide / 2, yOf(head), wide, yOf(foot) - yOf(head)).fill(series[at]?.colour ?? INK.tinta);
      foot = head;
    }
    if (mark !== null) paper.rect(middle - room * 0.4, yOf(Math.max(0, mark)) - 0.75, room * 0.8, 1.5).fill(INK.tinta);
    const above = Math.min(yOf(foot), mark === null ? base : yOf(Math.max(0, mark)));
    const style = {size: 7.5, font: last ? FONT.strong : FONT.text, align: 'center', width: room} as const;
    line(paper, text, middle - room / 2, above - 12, style);
    line(paper, label, middle - room / 2, base + 5, {...style, colour: last ? INK.tinta : INK.grey});
  }
}

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + Math.max(0, part), 0);

/** The largest number of the form 1, 2 or 5 times a power of ten that is at most `most`. */
function niceStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return ([5, 2].find(times => times * power <= most) ?? 1) * power;
}
