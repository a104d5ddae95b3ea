import {clipText, placeText, wrapText, type Align, type Mark, type Setting, type Sheet} from '../sheet/sheet';
import type {FontName} from '../sheet/fonts';

const LABEL_SIZE = 4.8;

export interface Field {
  label: string;
  value: string;
  /** Width in relation to the other fields of the row. */
  share: number;
  align?: Align;
  bold?: boolean;
}

/** An A4 form of boxed fields, filled row by row from the top. */
export class DanfeForm {
  readonly marks: Mark[] = [];
  readonly left = 16;
  readonly width = 595.28 - 32;
  y = 16;

  text(text: string, x: number, y: number, width: number, size: number, {align = 'left', bold = false}: Setting = {}) {
    const font: FontName = bold ? 'sans-bold' : 'sans';
    this.marks.push(placeText(clipText(text, width, {font, size}), x, y, width, {font, size, align}));
  }

  paragraph(
    text: string,
    x: number,
    y: number,
    width: number,
    size: number,
    {align = 'left', bold = false}: Setting = {},
  ): number {
    const font: FontName = bold ? 'sans-bold' : 'sans';
    const lines = wrapText(text, width, {font, size});
    lines.forEach((line, i) => this.text(line, x, y + i * size * 1.22, width, size, {align, bold}));
    return y + lines.length * size * 1.22;
  }

  box(x: number, y: number, width: number, height: number): void {
    this.marks.push({kind: 'box', x, y, width, height, stroke: 0.6, radius: 1.2});
  }

  line(x1: number, y1: number, x2: number, y2: number, dash?: number): void {
    this.marks.push({kind: 'line', x1, y1, x2, y2, width: 0.5, ...(dash ? {dash} : {})});
  }

  section(title: string): void {
    this.text(title, this.left, this.y + 7.4, this.width, 5.8, {bold: true});
    this.y += 9.4;
  }

  field(
    {label, value, align = 'left', bold = false}: Field,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void {
    this.box(x, y, width, height);
    this.text(label, x + 2, y + LABEL_SIZE + 1, width - 3, LABEL_SIZE);
    this.text(value, x + 3, y + height - 4, width - 6, 7.8, {align, bold});
  }

  /**
   * Fields side by side over the width given (the whole form by default); moves below them when it is the whole form.
   */
  row(fields: Field[], height = 21, x = this.left, width = this.width, y = this.y): void {
    const shares = fields.reduce((sum, field) => sum + field.share, 0);
    let pen = x;
    for (const field of fields) {
      const own = (field.share / shares) * width;
      this.field(field, pen, y, own, height);
      pen += own;
    }
    if (y === this.y && x === this.left) this.y += height;
  }

  finish(): Sheet {
    return {width: 595.28, height: 841.89, marks: this.marks};
  }
}
