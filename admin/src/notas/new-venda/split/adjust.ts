import {isStraight, type ReadCorners} from '@clube/domain';
import type {Piece} from './pieces.ts';

type Point = ReadCorners[number];

/**
 * Fractions of the page: TOLERANCE is how near a point must be to lie on a line, NARROWEST how narrow an area may be.
 */
const TOLERANCE = 0.002;
const NARROWEST = 0.03;

const atEdge = (value: number): boolean => value < TOLERANCE || value > 1 - TOLERANCE;

/** The positions, before and after, of the lines between areas, along x (0) or y (1). */
function lines(before: ReadCorners, after: ReadCorners, axis: 0 | 1): [de: number, para: number][] {
  return before.flatMap((corner, i): [number, number][] => {
    const [de, to] = [corner[axis], (after[i] as Point)[axis]];
    return de === to || atEdge(de) ? [] : [[de, to]];
  });
}

function follow(cantos: ReadCorners, before: ReadCorners, after: ReadCorners): ReadCorners {
  const [xs, ys] = [lines(before, after, 0), lines(before, after, 1)];
  const carry = (value: number, moves: [number, number][]): number =>
    moves.find(([de]) => Math.abs(de - value) < TOLERANCE)?.[1] ?? value;
  return cantos.map(([x, y]) => [carry(x, xs), carry(y, ys)]) as unknown as ReadCorners;
}

const extent = (cantos: ReadCorners, axis: 0 | 1): number => {
  const values = cantos.map(corner => corner[axis]);
  return Math.max(...values) - Math.min(...values);
};

/**
 * The new corners by piece index when one piece changes: areas that shared an edge with it keep sharing it. Empty if
 * that would leave an area too small.
 */
export function adjust(pieces: readonly Piece[], which: number, cantos: ReadCorners): Record<number, ReadCorners> {
  const target = pieces[which];
  if (!target?.cantos) return {};
  const before = target.cantos;
  const moves = pieces.map((other, i): [number, ReadCorners | undefined] => {
    if (i === which) return [i, cantos];
    const sameSheet = other.arquivo === target.arquivo && other.pagina === target.pagina;
    if (!sameSheet || !other.cantos || !isStraight(other.cantos) || !isStraight(before)) return [i, undefined];
    return [i, follow(other.cantos, before, cantos)];
  });
  const moved = moves.flatMap(([i, newCorners]): [number, ReadCorners][] => (newCorners ? [[i, newCorners]] : []));
  const narrow = moved.some(([, newCorners]) => extent(newCorners, 0) < NARROWEST || extent(newCorners, 1) < NARROWEST);
  return narrow ? {} : Object.fromEntries(moved);
}
