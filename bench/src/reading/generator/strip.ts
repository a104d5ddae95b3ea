import {
  measureText,
  MM,
  placeText,
  wrapText,
  type Align,
  type FontName,
  type Mark,
  type Sheet,
} from '@clube/seeds/drawing';

export interface PrinterSettings {
  /** Millimetres. */
  paper: number;
  margin: number;
  normal: FontName;
  bold: FontName;
  /** Points. */
  fontSize: number;
  /** Line height as a multiple of the size. */
  leading: number;
}

export interface StripStyle {
  align?: Align;
  bold?: boolean;
  scale?: number;
}

export interface Cell {
  text: string;
  /** Fractions of the printed width. */
  from: number;
  to: number;
  align?: Align;
}

/** Draws on a strip of paper from top to bottom; the paper ends below the last mark. */
export class Strip {
  readonly marks: Mark[] = [];
  readonly margin: number;
  readonly paper: number;
  readonly width: number;
  y: number;

  constructor(readonly settings: PrinterSettings) {
    this.paper = settings.paper * MM;
    this.margin = settings.margin * MM;
    this.width = this.paper - 2 * this.margin;
    this.y = 5 * MM;
  }

  private styleOf({bold = false, scale = 1, align = 'left'}: StripStyle) {
    const {normal, bold: boldFont, fontSize} = this.settings;
    return {font: bold ? boldFont : normal, size: fontSize * scale, align};
  }

  feed(lines: number): void {
    this.y += lines * this.settings.fontSize * this.settings.leading;
  }

  /** Writes a paragraph, wrapped to the paper's width; returns its lines. */
  text(text: string, options: StripStyle = {}): string[] {
    const style = this.styleOf(options);
    const lines = wrapText(text, this.width, style);
    for (const line of lines) {
      this.feed(options.scale ?? 1);
      this.marks.push(placeText(line, this.margin, this.y, this.width, style));
    }
    return lines;
  }

  centred(text: string, options: StripStyle = {}): void {
    this.text(text, {...options, align: 'center'});
  }

  /** Writes a centred line, smaller if it would not fit. */
  fitted(text: string, options: StripStyle = {}): void {
    const {font, size} = this.styleOf({...options, scale: 1});
    const scale = Math.min(options.scale ?? 1, (this.width - 0.5) / measureText(text, font, size));
    this.text(text, {...options, scale, align: 'center'});
  }

  cells(cells: Cell[], options: StripStyle = {}): void {
    this.feed(options.scale ?? 1);
    for (const {text, from, to, align = 'left'} of cells) {
      const style = this.styleOf({...options, align});
      this.marks.push(placeText(text, this.margin + from * this.width, this.y, (to - from) * this.width, style));
    }
  }

  /** Writes a label at the left margin and a figure at the right one. */
  pair(label: string, value: string, options: StripStyle = {}): void {
    this.cells(
      [
        {text: label, from: 0, to: 1},
        {text: value, from: 0, to: 1, align: 'right'},
      ],
      options,
    );
  }

  /** Draws a rule of dashes or of this character. */
  rule(character = ''): void {
    if (character) {
      const {normal, fontSize} = this.settings;
      return void this.text(character.repeat(Math.floor((this.width - 1) / measureText(character, normal, fontSize))));
    }
    this.feed(0.6);
    const x2 = this.margin + this.width;
    this.marks.push({kind: 'line', x1: this.margin, y1: this.y, x2, y2: this.y, width: 0.6, dash: 2});
    this.feed(0.3);
  }

  /** Reserves a centred rectangle; returns its upper left corner. */
  reserve(width: number, height: number): {x: number; y: number} {
    this.feed(0.9);
    const corner = {x: (this.paper - width) / 2, y: this.y};
    this.y += height;
    this.feed(0.5);
    return corner;
  }

  finish(): Sheet {
    return {width: this.paper, height: this.y + 7 * MM, marks: this.marks};
  }
}
