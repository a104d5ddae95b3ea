import {chain, IDENTITY, readAffine, type Affine} from './affine';
import type {Pdfjs} from '../pdfjs';
import {INITIAL_PAINT, withParameters, type Paint} from './ink';

export interface DrawnFont {
  name: string;
  /** Factor from the font's letter widths to shares of the font size. */
  scale: number;
  /** Height of letters for a font size of 1. */
  height: number;
  vertical: boolean;
}

interface TextState {
  font?: DrawnFont;
  typeHeight: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  mode: number;
  matrix: Affine;
  x: number;
  y: number;
  lineX: number;
  lineY: number;
}

/** Maximum nesting of saved states; only hostile pages nest deeper. */
const MAX_STACK = 4096;
const toNumber = (value: unknown) => (Number.isFinite(Number(value)) ? Number(value) : 0);

/** The part of PDF's graphics state that affects position and visibility of text. */
export class GraphicsState {
  text: TextState = {
    typeHeight: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    matrix: IDENTITY,
    x: 0,
    y: 0,
    lineX: 0,
    lineY: 0,
  };
  paint: Paint = INITIAL_PAINT;
  ctm: Affine;
  private readonly stack: {ctm: Affine; text: TextState; paint: Paint}[] = [];

  /** `base` maps the page's own coordinates to points from the upper left of the page as people see it. */
  constructor(private readonly base: Affine) {
    this.ctm = base;
  }

  setFont(font: DrawnFont | undefined, typeHeight: number): void {
    this.text.font = font;
    this.text.typeHeight = toNumber(typeHeight);
  }

  /** Moves along the line by a length in text units. */
  advance(length: number): void {
    const direction = this.text.typeHeight < 0 ? -1 : 1;
    this.text.x += length * this.text.horizontalScale * direction;
  }

  apply(OPS: Pdfjs['OPS'], operator: number, args: readonly unknown[]): void {
    const t = this.text;
    switch (operator) {
      case OPS.save:
      case OPS.beginGroup:
        return this.save();
      case OPS.restore:
      case OPS.endGroup:
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        return this.restore();
      case OPS.paintFormXObjectBegin:
        this.save();
        return this.transform(args[0]);
      case OPS.beginAnnotation:
        this.save();
        this.ctm = this.base;
        this.transform(args[2]);
        return this.transform(args[3]);
      case OPS.transform:
        return this.transform(args);
      case OPS.beginText:
        return this.moveTo(IDENTITY);
      case OPS.setTextMatrix:
        return this.moveTo(readAffine(args[0]));
      case OPS.moveText:
        return this.moveBy(toNumber(args[0]), toNumber(args[1]));
      case OPS.setLeadingMoveText:
        t.leading = -toNumber(args[1]);
        return this.moveBy(toNumber(args[0]), toNumber(args[1]));
      case OPS.nextLine:
        return this.moveBy(0, -t.leading);
      case OPS.setLeading:
        t.leading = toNumber(args[0]);
        return;
      case OPS.setCharSpacing:
        t.charSpacing = toNumber(args[0]);
        return;
      case OPS.setWordSpacing:
        t.wordSpacing = toNumber(args[0]);
        return;
      case OPS.setHScale:
        t.horizontalScale = toNumber(args[0]) / 100;
        return;
      case OPS.setTextRise:
        t.rise = toNumber(args[0]);
        return;
      case OPS.setTextRenderingMode:
        t.mode = toNumber(args[0]);
        return;
      case OPS.setFillRGBColor:
        this.paint = {...this.paint, color: String(args[0])};
        return;
      case OPS.setFillColorN:
        this.paint = {...this.paint, color: ''};
        return;
      case OPS.clip:
      case OPS.eoClip:
        this.paint = {...this.paint, clipping: true};
        return;
      case OPS.setGState:
        this.paint = withParameters(this.paint, (args[0] ?? []) as [string, unknown][]);
    }
  }

  private save(): void {
    if (this.stack.length < MAX_STACK) this.stack.push({ctm: this.ctm, text: {...this.text}, paint: this.paint});
  }

  private restore(): void {
    const previous = this.stack.pop();
    if (previous) Object.assign(this, previous);
  }

  private transform(matrix: unknown): void {
    this.ctm = chain(this.ctm, readAffine(matrix));
  }

  private moveTo(matrix: Affine): void {
    Object.assign(this.text, {matrix, x: 0, y: 0, lineX: 0, lineY: 0});
  }

  private moveBy(x: number, y: number): void {
    const t = this.text;
    t.x = t.lineX += x;
    t.y = t.lineY += y;
  }
}
