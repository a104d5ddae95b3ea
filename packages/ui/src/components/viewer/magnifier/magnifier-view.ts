interface PrintLine {
  readonly width: number;
  readonly height: number;
  /** Degrees. */
  readonly angle: number;
}

/** A line of print enlarged and broken into rows, as a text is. Pixels. */
export interface MagnifierView {
  /** The width of the whole page at the loupe's scale. */
  pageWidth: number;
  height: number;
  rows: number;
  /** Of the line; the loupe shows it level. Degrees. */
  angle: number;
  /** From the beginning of one row to that of the next: rows overlap, so that no letter is only seen in halves. */
  step: number;
}

/** Below so many pixels a line cannot be read where it stands. */
const ILLEGIBLE = 9;
const LEGIBLE = 15;
const OVERLAP = 12;
const ROWS = 4;

/**
 * How a line that is too small where it stands is enlarged: undefined where it can be read. `pagina` is the width of
 * its page and `largura` what there is for the loupe, in pixels of the screen as the line's own measure.
 */
export function magnifierView(line: PrintLine, page: number, width: number): MagnifierView | undefined {
  if (line.height <= 0 || line.height >= ILLEGIBLE || width <= 2 * OVERLAP) return undefined;
  const step = width - OVERLAP;
  const fitting = (OVERLAP + ROWS * step) / line.width;
  const scale = Math.min(LEGIBLE / line.height, fitting);
  return {
    pageWidth: Math.round(page * scale),
    height: Math.round(line.height * scale),
    rows: Math.max(1, Math.ceil((line.width * scale - OVERLAP) / step - 0.001)),
    step,
    angle: line.angle,
  };
}
