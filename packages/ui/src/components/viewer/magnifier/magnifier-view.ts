interface PrintLine {
  readonly width: number;
  readonly height: number;
  /** Degrees. */
  readonly angle: number;
}

/** A line of print, enlarged and wrapped into rows. In pixels. */
export interface MagnifierView {
  /** The width of the whole page at the magnifier's scale. */
  pageWidth: number;
  height: number;
  rows: number;
  /** Slope of the line in degrees, which the magnifier corrects. */
  angle: number;
  /** Distance between the starts of two rows; rows overlap, so that each letter is complete in one of them. */
  step: number;
}

/** Lines lower than this, in pixels, cannot be read without the magnifier. */
const ILLEGIBLE = 9;
const LEGIBLE = 15;
const OVERLAP = 12;
const ROWS = 4;

/**
 * The magnifier's view of a line that is too small on the page; undefined if it is legible. `page` is the width of
 * the page, and `width` the width available for the magnifier, in screen pixels like the line.
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
