/** An A4 page in landscape format, in points. */
export const [PAPER_WIDTH, PAPER_HEIGHT] = [842, 595];

/** An SVG path, filled or drawn with a round pen. */
export interface PaperShape {
  readonly path: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

/** Fonts: Bricolage Grotesque 700; Figtree 400 and 600. */
export type Typeface = 'title' | 'text' | 'strong';

/** One line of text; x and y are the left end of its baseline. */
export interface PaperText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly typeface: Typeface;
  readonly colour: string;
}

/** Returns the width of a text in points. */
export type MeasureText = (text: string, style: {size: number; typeface: Typeface}) => number;
