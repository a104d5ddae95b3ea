import {clipText, placeText, wrapText, type Align, type FontName, type Mark, type Sheet} from '@clube/seeds/drawing';

export interface Field {
  label: string;
  value: string;
  /** Width relative to the other fields of the row. */
  share: number;
  align?: Align;
  bold?: boolean;
}

export interface Typefaces {
  label: FontName;
  value: FontName;
  bold: FontName;
}

export interface Frame {
  /** Points. */
  width: number;
  height: number;
  margin: number;
  typefaces: Typefaces;
  /** Whether fields have boxes; otherwise each row has a line below. */
  boxes: boolean;
  labelSize: number;
  valueSize: number;
}

/** Draws a form of labelled fields, row by row from the top of each sheet. */
export class SheetForm {
  readonly sheets: Sheet[] = [];
  private marks: Mark[] = [];
  y = 0;
  readonly left: number;
  readonly width: number;

  constructor(readonly frame: Frame) {
    this.left = frame.margin;
    this.width = frame.width - 2 * frame.margin;
    this.newSheet();
  }

  newSheet(): void {
    this.marks = [];
    this.sheets.push({width: this.frame.width, height: this.frame.height, marks: this.marks});
    this.y = this.frame.margin;
  }

  get bottom(): number {
    return this.frame.height - this.frame.margin;
  }

  addMark(mark: Mark): void {
    this.marks.push(mark);
  }

  text(text: string, x: number, y: number, width: number, fontSize: number, align: Align = 'left', font?: FontName) {
    const typeface = font ?? this.frame.typefaces.value;
    const fitting = clipText(text, width, {font: typeface, size: fontSize});
    this.addMark(placeText(fitting, x, y, width, {font: typeface, size: fontSize, align}));
  }

  /** Returns the y position of the next line. */
  paragraph(
    text: string,
    x: number,
    y: number,
    width: number,
    fontSize: number,
    align: Align = 'left',
    font?: FontName,
  ): number {
    const typeface = font ?? this.frame.typefaces.value;
    const lines = wrapText(text, width, {font: typeface, size: fontSize});
    lines.forEach((line, i) => this.text(line, x, y + i * fontSize * 1.22, width + 1, fontSize, align, typeface));
    return y + lines.length * fontSize * 1.22;
  }

  box(x: number, y: number, width: number, height: number): void {
    if (this.frame.boxes) this.addMark({kind: 'box', x, y, width, height, stroke: 0.6});
    else this.line(x, y + height, x + width, y + height);
  }

  line(x1: number, y1: number, x2: number, y2: number, dash?: number): void {
    this.addMark({kind: 'line', x1, y1, x2, y2, width: 0.5, ...(dash ? {dash} : {})});
  }

  section(title: string): void {
    const {labelSize, typefaces} = this.frame;
    this.text(title, this.left, this.y + labelSize + 2.4, this.width, labelSize + 1, 'left', typefaces.bold);
    this.y += labelSize + 4.6;
  }

  field({label, value, align = 'left', bold = false}: Field, x: number, y: number, width: number, height: number) {
    const {labelSize, valueSize, typefaces} = this.frame;
    this.box(x, y, width, height);
    this.text(label, x + 2, y + labelSize + 1, width - 3, labelSize, 'left', typefaces.label);
    this.text(value, x + 3, y + height - 3.6, width - 6, valueSize, align, bold ? typefaces.bold : typefaces.value);
  }

  /** Draws fields side by side over `width` (default: the whole form), at `y` (default: below the last row). */
  row(fields: Field[], height: number, x = this.left, width = this.width, y?: number): void {
    const shares = fields.reduce((sum, field) => sum + field.share, 0);
    let pen = x;
    for (const field of fields) {
      const own = (field.share / shares) * width;
      this.field(field, pen, y ?? this.y, own, height);
      pen += own;
    }
    if (y === undefined) this.y += height;
  }
}
