/** An A4 page on its side, in points. */
export const [PAPER_WIDTH, PAPER_HEIGHT] = [842, 595];

/** The product's colours on paper. */
export const INK = {
  tinta: '#14213d',
  anil: '#1f4fd8',
  anilForte: '#173fb0',
  zarcao: '#c7401c',
  ocre: '#f5b82e',
  folha: '#17704e',
  lilas: '#6a3fa0',
  cal: '#fbf7f0',
  branco: '#ffffff',
  cinza: '#5b6475',
  linha: '#d9cfbf',
} as const;

/** An SVG path, filled or drawn with a round pen. */
export interface PaperShape {
  readonly path: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

/** Bricolage Grotesque 700; Figtree 400 and 600. */
export type Typeface = 'title' | 'text' | 'strong';

/** One line of text, by the left end of its baseline. */
export interface PaperText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly typeface: Typeface;
  readonly colour: string;
}

/** How wide a text is, in points. */
export type MeasureText = (text: string, style: {size: number; typeface: Typeface}) => number;
