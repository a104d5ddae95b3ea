import {MAX_STRETCHES, joinStretches, type Stretch} from '@clube/domain';

const rangesOf = (ranges: TimeRanges): Stretch[] =>
  Array.from({length: ranges.length}, (_, i): Stretch => [ranges.start(i), ranges.end(i)]);

/**
 * What was played of a video since it was opened, joined: the browser counts it, without what was jumped over. A video that is
 * loaded anew begins to count again, so what it had played before is added.
 */
export const playedOf = (before: readonly Stretch[], played: TimeRanges): Stretch[] =>
  joinStretches([...before, ...rangesOf(played)]);

/** As many stretches as one report takes: the longest, if somebody jumped about that much. */
export const reported = (stretches: readonly Stretch[]): Stretch[] =>
  stretches.toSorted(([a, b], [c, d]) => d - c - (b - a)).slice(0, MAX_STRETCHES);
