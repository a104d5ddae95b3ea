import {measureText, type FontName} from './fonts';

/** A drawing element of a sheet, in points (1/72 inch) from the upper left corner; a text's y is its baseline. */
export type Mark =
  | {kind: 'text'; x: number; y: number; text: string; font: FontName; size: number}
  | {kind: 'line'; x1: number; y1: number; x2: number; y2: number; width: number; dash?: number}
  | {kind: 'box'; x: number; y: number; width: number; height: number; stroke: number; radius?: number}
  | {kind: 'blocks'; blocks: [x: number, y: number, width: number, height: number][]};

/** A page laid out once, to be rendered as a PDF or a picture. */
export interface Sheet {
  width: number;
  height: number;
  marks: Mark[];
}

export const MM = 72 / 25.4;

export type Align = 'left' | 'center' | 'right';

/** How a line of given font and size is set. */
export interface Setting {
  align?: Align;
  bold?: boolean;
}

export interface TextStyle {
  font: FontName;
  size: number;
  align?: Align;
}

/** One line of text inside [x, x + width]. */
export function placeText(text: string, x: number, y: number, width: number, style: TextStyle): Mark {
  const {font, size, align = 'left'} = style;
  const free = align === 'left' ? 0 : width - measureText(text, font, size);
  return {kind: 'text', x: x + (align === 'center' ? free / 2 : free), y, text, font, size};
}

/** Breaks a text into lines of at most `width` points; a word too long for a line is cut. */
export function wrapText(text: string, width: number, {font, size}: TextStyle): string[] {
  const fits = (line: string) => measureText(line, font, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (!fits(line)) {
      let cut = line.length - 1;
      while (cut > 1 && !fits(line.slice(0, cut))) cut--;
      lines.push(line.slice(0, cut));
      line = line.slice(cut);
    }
  }
  if (line) lines.push(line);
  return lines;
}

/** The longest beginning of a text that fits into `width` points, as printers cut descriptions. */
export function clipText(text: string, width: number, {font, size}: TextStyle): string {
  let end = text.length;
  while (end > 0 && measureText(text.slice(0, end), font, size) > width) end--;
  return text.slice(0, end).trimEnd();
}
