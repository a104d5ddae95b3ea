import type {Strip} from '@clube/barcode';
import type {ReadResult} from '@clube/barcode/zxing';
import type {ReadCorners, ReadPlace, ReadPoint} from '@clube/domain';
import {applyMatrix, toFraction} from '../document/geometry';
import type {Matrix} from '../document/types';

/** The page of a picture, and the map from its pixels to the page. */
export interface PageLocation {
  readonly arquivo: number;
  readonly pagina: number;
  readonly toView: Matrix;
}

/** Four corners in pixels, clockwise from the upper left of the code. */
export type PixelCorners = readonly [PixelPoint, PixelPoint, PixelPoint, PixelPoint];
type PixelPoint = readonly [x: number, y: number];

/** The corners of a decoded code in pixels of the original, of which the decoded picture is a scaled part. */
export function cornersOf({position: p}: ReadResult, factor = 1, x0 = 0, y0 = 0): PixelCorners {
  const point = ({x, y}: {x: number; y: number}): PixelPoint => [x / factor + x0, y / factor + y0];
  return [point(p.topLeft), point(p.topRight), point(p.bottomRight), point(p.bottomLeft)];
}

export function cornersOfStrip({x, y, angle, climb, halfLength, halfHeight}: Strip): PixelCorners {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const cornerAt = (side: number, height: number): PixelPoint => {
    const u = side * halfLength;
    const v = height * halfHeight + u * climb;
    return [x + u * ux - v * uy, y + u * uy + v * ux];
  };
  return [cornerAt(-1, -1), cornerAt(1, -1), cornerAt(1, 1), cornerAt(-1, 1)];
}

export function placeOf(cantos: PixelCorners, {arquivo, pagina, toView}: PageLocation): ReadPlace {
  const inView = ([x, y]: PixelPoint): ReadPoint => {
    const [vx, vy] = applyMatrix(toView, x, y);
    return [toFraction(vx), toFraction(vy)];
  };
  const [a, b, c, d] = cantos;
  return {arquivo, pagina, cantos: [inView(a), inView(b), inView(c), inView(d)]};
}

/** The smallest upright rectangle around two places on one page. */
export function placeAroundBoth(one: ReadPlace, other: ReadPlace): ReadPlace {
  const points = [...one.cantos, ...other.cantos];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x0, y0, x1, y1] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const cantos: ReadCorners = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
  return {...one, cantos};
}
