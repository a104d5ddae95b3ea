import type {GrayImage} from './gray-image.js';
import {CELL, measureCells, reduceImage, type Cell, type CellGrid} from './cells.js';

/** A strip that looks like bars: its middle, the direction across the bars (radians), and half its extents, in pixels. */
export interface Strip {
  x: number;
  y: number;
  angle: number;
  /** How far the base line climbs along the bars for each pixel across them. */
  climb: number;
  halfLength: number;
  halfHeight: number;
}

// Chosen on the photographed DANFEs of the generated documents (npm run bench:leitura): strips missed against strips found
// in print, tables and wood.
/** Cells with less of their change in one direction are print or plain. */
const MIN_COHERENCE = 0.5;
/** Cells that change less are paper. */
const MIN_STRENGTH = 0.004;
/** Cells whose bars differ by more than 14 degrees belong to different codes. */
const MAX_TURN = (14 * Math.PI) / 180;
/** How many cells around one, itself included, must be like it. */
const MIN_NEIGHBOURS = 5;
/** Cells weaker than this share of the strong ones of their group are grain beside it. */
const WEAK_SHARE = 0.15;
/** A steeper base line is a wrong measure, not a tilted sheet. */
const MAX_CLIMB = 0.7;
/** Fewer cells than this are no key: it has 44 characters. */
const MIN_CELLS = 8;
/** Further strips are not tried, each costing milliseconds. */
const MAX_STRIPS = 8;
/** What counts as strong in a group: what this share of its cells stays below. */
const STRONG_RANK = 0.9;
/** Of a strip's height: what lies outside on either side are single cells that stick out. */
const STRAY = 0.08;
/** Cells that half a strip is longer than. */
const MIN_HALF_LENGTH = 4;

const difference = (a: number, b: number): number => {
  const d = Math.abs(a - b) % Math.PI;
  return Math.min(d, Math.PI - d);
};

/** The cells around one (`dx` columns to each side) whose bars run its way. */
function* neighbours({columns, rows, cells}: CellGrid, {column, row, angle}: Cell, dx: number) {
  for (let l = Math.max(0, row - 1); l <= Math.min(rows - 1, row + 1); l++) {
    for (let c = Math.max(0, column - dx); c <= Math.min(columns - 1, column + dx); c++) {
      const cell = cells[l * columns + c]!;
      const striped = cell.coherence > MIN_COHERENCE && cell.strength > MIN_STRENGTH;
      if (striped && difference(cell.angle, angle) < MAX_TURN) yield cell;
    }
  }
}

/** Without the weak cells that a stronger group touches: the grain of a table that happens to run the bars' way. */
function withoutWeak(group: readonly Cell[]): Cell[] {
  const strengths = group.map(({strength}) => strength).sort((a, b) => a - b);
  const strong = strengths[Math.floor(strengths.length * STRONG_RANK)] ?? 0;
  return group.filter(({strength}) => strength > strong * WEAK_SHARE);
}

/** Cells full of bars that touch and whose bars run the same way. */
function gather(grid: CellGrid): Cell[][] {
  // A ruled line has its like above and below only; bars have them all around.
  const free = new Set(grid.cells.filter(cell => [...neighbours(grid, cell, 1)].length >= MIN_NEIGHBOURS));
  const groups: Cell[][] = [];
  for (const seed of free) {
    free.delete(seed);
    const group = [seed];
    for (const cell of group) {
      for (const neighbour of neighbours(grid, cell, 2)) if (free.delete(neighbour)) group.push(neighbour);
    }
    groups.push(withoutWeak(group));
  }
  return groups;
}

/** The value below which this share of the weights lies. */
function quantile(pairs: readonly (readonly [value: number, weight: number])[], share: number): number {
  const sortedPairs = [...pairs].sort(([a], [b]) => a - b);
  let remaining = share * pairs.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of sortedPairs) if ((remaining -= weight) <= 0) return value;
  return sortedPairs.at(-1)?.[0] ?? 0;
}

type WeightedPoint = readonly [u: number, v: number, weight: number];

/** How much the strip climbs along itself: bars seen askew do not stand upright on their base line. */
function measureClimb(points: readonly WeightedPoint[]): number {
  const weight = points.reduce((sum, [, , p]) => sum + p, 0);
  const mean = (i: 0 | 1) => points.reduce((sum, point) => sum + point[i] * point[2], 0) / weight;
  const [mu, mv] = [mean(0), mean(1)];
  const uu = points.reduce((sum, [u, , p]) => sum + p * (u - mu) ** 2, 0);
  const uv = points.reduce((sum, [u, v, p]) => sum + p * (u - mu) * (v - mv), 0);
  const climb = uu > 0 ? uv / uu : 0;
  return Math.abs(climb) < MAX_CLIMB ? climb : 0;
}

function measureStrip(group: readonly Cell[], factor: number): Strip & {strength: number} {
  const sum = (value: (cell: Cell) => number) => group.reduce((total, cell) => total + value(cell), 0);
  const strength = sum(cell => cell.strength);
  const angle =
    Math.atan2(
      sum(cell => Math.sin(2 * cell.angle) * cell.strength),
      sum(cell => Math.cos(2 * cell.angle) * cell.strength),
    ) / 2;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const points = group.map(({column, row, strength: weight}): WeightedPoint => {
    const [x, y] = [(column + 0.5) * CELL + 1, (row + 0.5) * CELL + 1];
    return [x * ux + y * uy, y * ux - x * uy, weight];
  });
  const climb = measureClimb(points);
  const us = points.map(([u]) => u);
  const [u0, u1] = [Math.min(...us) - CELL / 2, Math.max(...us) + CELL / 2];
  const one = (u0 + u1) / 2;
  const vs = points.map(([u, v, weight]) => [v - climb * (u - one), weight] as const);
  const [v0, v1] = [quantile(vs, STRAY) - CELL / 2, quantile(vs, 1 - STRAY) + CELL / 2];
  const vm = (v0 + v1) / 2;
  return {
    x: (one * ux - vm * uy) * factor,
    y: (one * uy + vm * ux) * factor,
    angle,
    climb,
    halfLength: ((u1 - u0) / 2) * factor,
    halfHeight: ((v1 - v0) / 2) * factor,
    strength,
  };
}

/**
 * Where a picture has many parallel bars, whichever way they lie; the strongest first. Looked for in the picture reduced
 * by a whole factor: 1 finds the finest bars, more the wide ones in a noisy picture.
 */
export function findStrips(image: GrayImage, reduction: number): Strip[] {
  return gather(measureCells(reduceImage(image, reduction)))
    .filter(group => group.length >= MIN_CELLS)
    .map(group => measureStrip(group, reduction))
    .filter(({halfLength, halfHeight}) => halfLength > halfHeight && halfLength > MIN_HALF_LENGTH * CELL)
    .sort((a, b) => b.strength - a.strength)
    .slice(0, MAX_STRIPS);
}
