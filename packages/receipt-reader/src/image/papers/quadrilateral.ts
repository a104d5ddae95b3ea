import type {PixelPoint, Quadrilateral} from '../types';

export const distance = (a: PixelPoint, b: PixelPoint): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function areaOf(corners: readonly PixelPoint[]): number {
  const sum = corners.reduce((total, [x, y], i) => {
    const [px, py] = corners[(i + 1) % corners.length]!;
    return total + x * py - px * y;
  }, 0);
  return Math.abs(sum) / 2;
}

export function centreOf(corners: readonly PixelPoint[]): PixelPoint {
  const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  return [mean(0), mean(1)];
}

/** Sorts corners clockwise, starting with the one nearest to the picture's upper left. */
export function sortClockwise(corners: readonly PixelPoint[]): Quadrilateral {
  const [cx, cy] = centreOf(corners);
  const inCircle = [...corners].sort((a, b) => Math.atan2(a[1] - cy, a[0] - cx) - Math.atan2(b[1] - cy, b[0] - cx));
  const start = inCircle.reduce((best, [x, y], i) => {
    const [mx, my] = inCircle[best]!;
    return x + y < mx + my ? i : best;
  }, 0);
  return [0, 1, 2, 3].map(i => inCircle[(start + i) % 4]!) as unknown as Quadrilateral;
}

/** The distances of a point from each side of a quadrilateral (clockwise); negative inside. */
function distancesOutside(corners: Quadrilateral, [x, y]: PixelPoint): number[] {
  return corners.map((a, i) => {
    const b = corners[(i + 1) % 4]!;
    return ((b[1] - a[1]) * (x - a[0]) - (b[0] - a[0]) * (y - a[1])) / Math.max(1e-9, distance(a, b));
  });
}

/** Whether a point is inside a quadrilateral, or at most `slack` outside. */
export const contains = (corners: Quadrilateral, point: PixelPoint, slack = 0): boolean =>
  distancesOutside(corners, point).every(output => output <= slack);

/** The index of the side that a point is farthest outside of, or nearest to from inside; 0 begins at the first corner. */
export function sideOutsideOf(corners: Quadrilateral, point: PixelPoint): number {
  const distances = distancesOutside(corners, point);
  return distances.indexOf(Math.max(...distances));
}

/** Moves each side outwards by approximately this number of pixels. */
export function widen(corners: Quadrilateral, pixels: number): Quadrilateral {
  const centre = centreOf(corners);
  return corners.map(corner => {
    const far = Math.max(1, distance(corner, centre));
    const times = (far + pixels * Math.SQRT2) / far;
    return [centre[0] + (corner[0] - centre[0]) * times, centre[1] + (corner[1] - centre[1]) * times];
  }) as unknown as Quadrilateral;
}
