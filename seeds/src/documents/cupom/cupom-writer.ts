import {measureText, type FontName} from '../sheet/fonts';
import {MM, placeText, wrapText, type Align, type Mark, type Setting, type Sheet} from '../sheet/sheet';

export interface CupomFonts {
  regular: FontName;
  bold: FontName;
  size: number;
  /** Line height as a multiple of the size. */
  leading: number;
}

/** Writes a coupon from top to bottom on 80 mm paper; the paper's length follows the content. */
export class CupomWriter {
  readonly marks: Mark[] = [];
  readonly margin = 4 * MM;
  readonly paper = 80 * MM;
  readonly width = this.paper - 2 * this.margin;
  y = 7 * MM;

  constructor(readonly fonts: CupomFonts) {}

  private style(bold: boolean, scale: number, align: Align) {
    return {font: bold ? this.fonts.bold : this.fonts.regular, size: this.fonts.size * scale, align};
  }

  /** Moves down by `lines` lines. */
  feed(lines: number): void {
    this.y += lines * this.fonts.size * this.fonts.leading;
  }

  /** A paragraph, wrapped at the paper's width. */
  text(text: string, {align = 'center', bold = false, scale = 1}: Setting & {scale?: number} = {}): void {
    const style = this.style(bold, scale, align);
    for (const line of wrapText(text, this.width, style)) {
      this.feed(scale);
      this.marks.push(placeText(line, this.margin, this.y, this.width, style));
    }
  }

  /** A centred line whose font shrinks to fit instead of wrapping. */
  fitted(text: string, {bold = false} = {}): void {
    const {font, size} = this.style(bold, 1, 'center');
    this.text(text, {bold, scale: Math.min(1, (this.width - 0.5) / measureText(text, font, size))});
  }

  /** A label at the left margin and a figure at the right one. */
  pair(label: string, value: string, {bold = false, scale = 1} = {}): void {
    this.cells(
      [
        {text: label, at: 0, to: 1, align: 'left'},
        {text: value, at: 0, to: 1, align: 'right'},
      ],
      {bold, scale},
    );
  }

  /** One line of texts between given fractions of the width. */
  cells(cells: {text: string; at: number; to: number; align: Align}[], {bold = false, scale = 1} = {}): void {
    this.feed(scale);
    for (const {text, at, to, align} of cells) {
      const left = this.margin + at * this.width;
      this.marks.push(placeText(text, left, this.y, (to - at) * this.width, this.style(bold, scale, align)));
    }
  }

  /** A dashed rule across the paper. */
  rule(): void {
    this.feed(0.55);
    const right = this.margin + this.width;
    this.marks.push({kind: 'line', x1: this.margin, y1: this.y, x2: right, y2: this.y, width: 0.6, dash: 2});
    this.feed(0.25);
  }

  /** Reserves a centred square of `side` points and returns its upper left corner. */
  square(side: number): {x: number; y: number} {
    this.feed(0.9);
    const corner = {x: (this.paper - side) / 2, y: this.y};
    this.y += side;
    this.feed(0.4);
    return corner;
  }

  finish(): Sheet {
    return {width: this.paper, height: this.y + 9 * MM, marks: this.marks};
  }
}
