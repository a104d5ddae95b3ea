/** A vertical extent in viewport pixels, as in `getBoundingClientRect`. */
export interface Extent {
  top: number;
  bottom: number;
}

/** Gap between a message and the elements that it avoids, in pixels. */
const GAP = 8;

/**
 * The distance from the lower edge of the window at which a box of this height covers no obstacle: as
 * close to `preferred` as possible, upwards. Undefined when there is no such place below `ceiling`.
 * @param gap space around the box, default GAP
 * @param preferred the distance without obstacles; all values are in pixels
 */
export function placeAbove(
  obstacles: readonly Extent[],
  {
    height,
    preferred,
    window,
    ceiling,
    gap = GAP,
  }: {height: number; preferred: number; window: number; ceiling: number; gap?: number},
): number | undefined {
  let lower = window - preferred;
  // From the bottom up, so that a passed obstacle does not have to be checked again.
  for (const {top, bottom} of [...obstacles].sort((a, b) => b.bottom - a.bottom)) {
    const meets = bottom > lower - height - gap && top < lower + gap;
    if (meets) lower = Math.min(lower, top - gap);
  }
  return lower - height >= ceiling ? window - lower : undefined;
}
