import {MAX_STRETCHES, joinStretches, type Stretch} from '@clube/domain';

const rangesOf = (ranges: TimeRanges): Stretch[] =>
  Array.from({length: ranges.length}, (_, i): Stretch => [ranges.start(i), ranges.end(i)]);

/**
 * The ranges of a video played since it was opened, merged: the browser reports them without skipped parts. A reloaded
 * video starts counting again, so earlier ranges are added.
 */
export const playedOf = (before: readonly Stretch[], played: TimeRanges): Stretch[] =>
  joinStretches([...before, ...rangesOf(played)]);

/** The longest ranges, up to the maximum number per report. */
export const reported = (stretches: readonly Stretch[]): Stretch[] =>
  stretches.toSorted(([a, b], [c, d]) => d - c - (b - a)).slice(0, MAX_STRETCHES);
