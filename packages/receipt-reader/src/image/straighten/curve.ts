import {median} from '../../document/statistics';
import type {LetterLine} from '../study/lines';
/** Solves a small system of linear equations; undefined without a unique solution. */
function solve(matrix: readonly (readonly number[])[], side: readonly number[]): number[] | undefined {
  const n = side.length;
  const lines = matrix.map((row, i) => [...row, side[i]!]);
  for (let step = 0; step < n; step++) {
    const residual = lines.slice(step);
    const pivot = residual.reduce((best, row) => (Math.abs(row[step]!) > Math.abs(best[step]!) ? row : best));
    if (Math.abs(pivot[step]!) < 1e-9) return undefined;
    const position = lines.indexOf(pivot);
    [lines[step], lines[position]] = [pivot, lines[step]!];
    lines.forEach((row, i) => {
      if (i === step) return;
      const times = row[step]! / pivot[step]!;
      for (let k = step; k <= n; k++) row[k] = row[k]! - times * pivot[k]!;
    });
  }
  return lines.map((row, i) => row[n]! / row[i]!);
}

/** The shape of the text lines of a page, in pixels of the measured picture. */
export interface Curve {
  /** Slope of all lines: the tangent of the page's rotation. */
  slope: number;
  /** Remaining vertical offset at a position of the rotated page, as of bent paper or lines that diverge. */
  offset: (x: number, y: number) => number;
}

type PixelPoint = readonly [x: number, y: number];

const STRAIGHT: Curve = {slope: 0, offset: () => 0};
/** Minimum number of lines to measure a bend; with fewer it may be chance. */
const MIN_LINES_FOR_CURVE = 8;
/** Maximum deviation of letters with full weight in each round, in letter heights. */
const SLACKS = [0.8, 0.4, 0.2, 0.15];
/** Weight of letters with a larger deviation, just enough for the equations to have a solution. */
const ALMOST_NOTHING = 0.05;

const TERM_COUNT = 5;
const terms = (u: number, v: number): number[] => [u, u * v, u * u, u * u * v, u * u * u];
/** The slope of a line: the median over pairs of letters half a line apart, so that descenders do not matter. */
function slopeOf(points: readonly PixelPoint[]): number {
  const half = points.length >> 1;
  return median(
    points.slice(half).map(([x, y], i) => {
      const [beforeX, beforeY] = points[i]!;
      return (y - beforeY) / Math.max(1, x - beforeX);
    }),
  );
}

interface Sample {
  factor: number[];
  y: number;
}

/** One round of least squares, in which each line has its own offset, so that only its shape matters. */
function oneRound(samples: Sample[][], before: number[], slack: number): number[] | undefined {
  const normal = Array.from({length: TERM_COUNT}, (_, i) =>
    Array.from({length: TERM_COUNT}, (_, j): number => (i === j ? 1 : 0)),
  );
  const side = new Array<number>(TERM_COUNT).fill(0);
  for (const row of samples) {
    const residuals = row.map(({factor, y}) => y - factor.reduce((sum, f, k) => sum + f * before[k]!, 0));
    const height = median(residuals);
    const weights = residuals.map(residual => (Math.abs(residual - height) < slack ? 1 : ALMOST_NOTHING));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const mean = (value: (each: Sample) => number) =>
      row.reduce((sum, each, i) => sum + weights[i]! * value(each), 0) / total;
    const meanY = mean(({y}) => y);
    const means = before.map((_, k) => mean(({factor}) => factor[k]!));
    row.forEach(({factor, y}, n) => {
      const centred = factor.map((f, k) => f - means[k]!);
      for (let i = 0; i < TERM_COUNT; i++) {
        side[i] = side[i]! + weights[n]! * centred[i]! * (y - meanY);
        for (let j = 0; j < TERM_COUNT; j++) normal[i]![j] = normal[i]![j]! + weights[n]! * centred[i]! * centred[j]!;
      }
    });
  }
  return solve(normal, side);
}

/**
 * Measures the lines of a page of this size; a page with hardly any text is straight. `letterHeight` is in pixels. The
 * rotation is about the page's centre; `offset` has coordinates of the page after correcting the rotation.
 */
export function measureCurve(
  lines: readonly LetterLine[],
  letterHeight: number,
  {width, height}: {width: number; height: number},
): Curve {
  const feet = lines.map(row => row.map(({x0, x1, y1}): PixelPoint => [(x0 + x1) / 2, y1]));
  const slope = median(feet.flatMap(row => new Array<number>(row.length).fill(slopeOf(row))));
  if (lines.length < MIN_LINES_FOR_CURVE) return {...STRAIGHT, slope};
  const [cx, cy] = [width / 2, height / 2];
  const samples = feet.map(row => {
    const level = row.map(([x, y]): PixelPoint => [x, y - slope * (x - cx)]);
    const v = (median(level.map(([, y]) => y)) - cy) / cy;
    return level.map(([x, y]) => ({factor: terms((x - cx) / cx, v), y}));
  });
  let coefficients = new Array<number>(TERM_COUNT).fill(0);
  for (const slack of SLACKS) {
    const newOnes = oneRound(samples, coefficients, slack * letterHeight);
    if (!newOnes) return {...STRAIGHT, slope};
    coefficients = newOnes;
  }
  const offset = (x: number, y: number) =>
    terms((x - cx) / cx, (y - cy) / cy).reduce((sum, term, k) => sum + term * coefficients[k]!, 0);
  return {slope, offset};
}
