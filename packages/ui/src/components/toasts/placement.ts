/** In pixels of the window, as of `getBoundingClientRect`. */
export interface Extent {
  top: number;
  bottom: number;
}

/** Between a message and what it steps aside for. */
const GAP = 8;

/**
 * How far above the lower edge of the window a box of this height stands so that it covers none of the obstacles: as
 * near to `preferred` as can be, upwards. Undefined when there is no such place below `ceiling`.
 * @param gap what is left free around it, where it need not be the usual
 * @param preferred where it would stand if nothing were in its way; pixels, as all of it
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
  // From below upwards: what was stepped over once is not met again.
  for (const {top, bottom} of [...obstacles].sort((a, b) => b.bottom - a.bottom)) {
    const meets = bottom > lower - height - gap && top < lower + gap;
    if (meets) lower = Math.min(lower, top - gap);
  }
  return lower - height >= ceiling ? window - lower : undefined;
}
