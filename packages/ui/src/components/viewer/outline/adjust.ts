import {isStraight, type ReadCorners} from '@clube/domain';

type Point = ReadCorners[number];

/** Minimum side of an upright rectangle, as a fraction of the page. */
const MIN_SIDE = 0.05;

const clamp = (value: number, from = 0, to = 1): number =>
  Math.min(to, Math.max(from, Math.round(value * 10_000) / 10_000));

const same = (a: number, b: number): boolean => Math.abs(a - b) < 1e-4;

/** Limits a coordinate to its side of the opposite corner, at least MIN_SIDE away. */
const beside = (value: number, previous: number, opposite: number): number =>
  previous < opposite
    ? clamp(value, 0, Math.max(0, opposite - MIN_SIDE))
    : clamp(value, Math.min(1, opposite + MIN_SIDE), 1);

/** Moves a corner (index from 0) of an outline to a point. An upright rectangle remains one. */
export function moveCorner(cantos: ReadCorners, which: number, [x, y]: Point): ReadCorners {
  const previous = cantos[which] as Point;
  const opposite = cantos[(which + 2) % 4] as Point;
  if (!isStraight(cantos))
    return cantos.map((corner, i) => (i === which ? [clamp(x), clamp(y)] : corner)) as unknown as ReadCorners;
  const next: Point = [beside(x, previous[0], opposite[0]), beside(y, previous[1], opposite[1])];
  return cantos.map(([cx, cy]) => [
    same(cx, previous[0]) ? next[0] : cx,
    same(cy, previous[1]) ? next[1] : cy,
  ]) as unknown as ReadCorners;
}

/** Converts a movement on the screen to the axes of a page rotated by `rotation` degrees. */
export function onSheet([dx, dy]: Point, rotation: number): Point {
  const quarters = (((rotation / 90) % 4) + 4) % 4;
  const turns: readonly Point[] = [
    [dx, dy],
    [dy, -dx],
    [-dx, -dy],
    [-dy, dx],
  ];
  return turns[quarters] as Point;
}

/** Converts a point of the screen to a point of the rotated page; the second argument is the page's box in the same pixels. */
export function pointOnSheet(
  {clientX, clientY}: {clientX: number; clientY: number},
  {left, top, width, height}: {left: number; top: number; width: number; height: number},
  rotation: number,
): Point {
  const [dx, dy] = onSheet([(clientX - left) / width - 0.5, (clientY - top) / height - 0.5], rotation);
  return [dx + 0.5, dy + 0.5];
}

/** The name of a corner by its position on the screen. */
export function cornerName(cantos: ReadCorners, which: number, rotation: number): string {
  const [x, y] = cantos[which] as Point;
  const [ox, oy] = cantos[(which + 2) % 4] as Point;
  const [dx, dy] = onSheet([x - ox, y - oy], -rotation);
  return `canto ${dy < 0 ? 'superior' : 'inferior'} ${dx < 0 ? 'esquerdo' : 'direito'}`;
}
