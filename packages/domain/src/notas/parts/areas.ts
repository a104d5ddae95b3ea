import type {ReadCorners, ReadPoint} from '../reading.js';

/** Cross product: positive if point `p` is to the right of the line from `a` to `b` on the page; negative if left. */
const side = ([ax, ay]: ReadPoint, [bx, by]: ReadPoint, [px, py]: ReadPoint): number =>
  (bx - ax) * (py - ay) - (by - ay) * (px - ax);

const nextOf = <T>(list: readonly T[], i: number): T => list[(i + 1) % list.length] as T;

/** The area of a simple polygon, in its unit squared. */
function area(points: readonly ReadPoint[]): number {
  const doubled = points.reduce((sum, [x, y], i) => {
    const [x2, y2] = nextOf(points, i);
    return sum + x * y2 - x2 * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** The area of convex clockwise corners; 0 for any others. */
export function areaOfCorners(corners: ReadCorners): number {
  const turns = corners.map((corner, i) => side(corner, nextOf(corners, i), nextOf(corners, i + 1)));
  return turns.every(turn => turn > 0) ? area(corners) : 0;
}

/** The part of a shape on the inner side of the line from `a` to `b`. */
function clip(points: readonly ReadPoint[], a: ReadPoint, b: ReadPoint): ReadPoint[] {
  return points.flatMap((point, i) => {
    const following = nextOf(points, i);
    const [d1, d2] = [side(a, b, point), side(a, b, following)];
    const inside = d1 >= 0 ? [point] : [];
    if (d1 >= 0 === d2 >= 0) return inside;
    const t = d1 / (d1 - d2);
    return [...inside, [point[0] + t * (following[0] - point[0]), point[1] + t * (following[1] - point[1])] as const];
  });
}

/** The area of the intersection; both with clockwise corners. */
export function sharedArea(a: ReadCorners, b: ReadCorners): number {
  return area(b.reduce<readonly ReadPoint[]>((rest, corner, i) => clip(rest, corner, nextOf(b, i)), a));
}

const SAME_WITHIN = 1e-4;

/** Whether all sides are parallel to those of the page. */
export const isStraight = (corners: ReadCorners): boolean =>
  corners.every(([x, y], i) => {
    const [x2, y2] = nextOf(corners, i);
    return Math.abs(x - x2) < SAME_WITHIN !== Math.abs(y - y2) < SAME_WITHIN;
  });
