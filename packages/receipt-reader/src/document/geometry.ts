import type {ReadCorners, ReadPlace, ReadPoint} from '@clube/domain';
import type {Matrix, Box, Page} from './types';

/** The inverse of a map. Throws when there is none. */
export function invert([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  const [A, B, C] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const determinant = a * A + b * B + c * C;
  if (determinant === 0) throw new RangeError('the map cannot be undone');
  const adjugate = [A, c * h - b * i, b * f - c * e, B, a * i - c * g, c * d - a * f, C, b * g - a * h, a * e - b * d];
  return adjugate.map(cell => cell / determinant) as unknown as Matrix;
}

/** Scales a page's units to fractions of the page. */
export const scaleToUnit = (width: number, height: number): Matrix => [1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1];

/** The composition of two maps: `b` first, then `a`. */
export function compose(a: Matrix, b: Matrix): Matrix {
  const cell = (i: number) => {
    const [line, column] = [Math.floor(i / 3) * 3, i % 3];
    return [0, 1, 2].reduce((sum, k) => sum + (a[line + k] ?? 0) * (b[k * 3 + column] ?? 0), 0);
  };
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].map(cell) as unknown as Matrix;
}

export function applyMatrix(m: Matrix, x: number, y: number): ReadPoint {
  const w = m[6] * x + m[7] * y + m[8];
  return [(m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w];
}

/** Places are rounded to ten-thousandths of a side, which is finer than visible. */
const PARTS = 1e4;

export const toFraction = (value: number): number => Math.min(1, Math.max(0, Math.round(value * PARTS) / PARTS));

/** The place of a page's rectangle on the displayed page. */
export function placeInView(page: Pick<Page, 'arquivo' | 'number' | 'toView'>, box: Box): ReadPlace {
  const cornerAt = (x: number, y: number): ReadPoint => {
    const [vx, vy] = applyMatrix(page.toView, x, y);
    return [toFraction(vx), toFraction(vy)];
  };
  const corners: ReadCorners = [
    cornerAt(box.x0, box.y0),
    cornerAt(box.x1, box.y0),
    cornerAt(box.x1, box.y1),
    cornerAt(box.x0, box.y1),
  ];
  return {arquivo: page.arquivo, pagina: page.number, cantos: corners};
}

/** The bounding box of boxes; undefined if there are none. */
export function enclose(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  return {
    x0: Math.min(...boxes.map(({x0}) => x0)),
    y0: Math.min(...boxes.map(({y0}) => y0)),
    x1: Math.max(...boxes.map(({x1}) => x1)),
    y1: Math.max(...boxes.map(({y1}) => y1)),
  };
}

/** A scale and, after it, a translation. */
export interface Shift {
  times: number;
  x: number;
  y: number;
}

export const moveBox = ({x0, y0, x1, y1}: Box, {times, x, y}: Shift): Box => ({
  x0: x0 * times + x,
  y0: y0 * times + y,
  x1: x1 * times + x,
  y1: y1 * times + y,
});

/** The box of a word's letters from `start` to `end` (exclusive) of `total`, assuming equal widths. */
export function sliceBox(box: Box, start: number, end: number, total: number): Box {
  const letterWidth = (box.x1 - box.x0) / total;
  return {...box, x0: box.x0 + letterWidth * start, x1: box.x0 + letterWidth * end};
}

/** Converts a page to other units; its places on the displayed page are unchanged. */
export function movePage(page: Page, shift: Shift): Page {
  const {times, x, y} = shift;
  return {
    ...page,
    width: page.width * times + x,
    height: page.height * times + y,
    toView: compose(page.toView, [1 / times, 0, -x / times, 0, 1 / times, -y / times, 0, 0, 1]),
    words: page.words.map(word => ({...word, box: moveBox(word.box, shift)})),
  };
}
