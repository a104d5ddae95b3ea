import {slope, median} from '../document/statistics';
import type {Shift} from '../document/geometry';
import type {Line} from './overlap';

/** Minimum number of common words for measuring the scale between two pictures. */
const ENOUGH = 4;

/** Permitted scale between pictures of one receipt; values outside come from wrongly matched words. */
const SCALE = {min: 0.4, max: 2.5} as const;

const middleX = ({x0, x1}: {x0: number; x1: number}) => (x0 + x1) / 2;
const middleY = ({y0, y1}: {y0: number; y1: number}) => (y0 + y1) / 2;

/** The scale and shift from the second picture's units to the first's, measured by their common lines. */
export function measureShift(pairs: readonly (readonly [Line, Line])[]): Shift {
  const words = pairs.flatMap(([a, b]) =>
    a.words.flatMap(word => {
      const sameWords = b.words.filter(({text}) => text === word.text);
      return sameWords.length === 1 ? [[word.box, sameWords[0]!.box] as const] : [];
    }),
  );
  const times = words.length >= ENOUGH ? scaleOf(words.map(([a, b]) => [middleX(a), middleX(b)])) : 1;
  const heights = pairs.map(
    ([a, b]) => median(a.words.map(({box}) => middleY(box))) - times * median(b.words.map(({box}) => middleY(box))),
  );
  const sides = words.length > 0 ? words.map(([a, b]) => middleX(a) - times * middleX(b)) : [0];
  return {times, x: median(sides), y: median(heights)};
}

/** The ratio of distances in the first picture to those in the second. */
function scaleOf(pairs: readonly (readonly [number, number])[]): number {
  const times = slope(pairs.map(([a, b]) => [b, a])) ?? 1;
  return times > SCALE.min && times < SCALE.max ? times : 1;
}
