import type {Box} from '../../document/types';
import type {Affine} from './affine';
import type {Pdfjs} from '../pdfjs';

/** Colour and opacity of painting, and the clipped area, in points from the upper left. */
export interface Paint {
  color: string;
  alpha: number;
  /** Whether a blend mode shows what is below. */
  blended: boolean;
  clip: Box;
  /** Whether the next path is a clipping path. */
  clipping: boolean;
}

const EVERYTHING: Box = {x0: -Infinity, y0: -Infinity, x1: Infinity, y1: Infinity};
export const INITIAL_PAINT: Paint = {color: '#000000', alpha: 1, blended: false, clip: EVERYTHING, clipping: false};

/** Minimum channel value of colours that are not distinguishable from paper. */
const NEARLY_WHITE = 0xf0;
/** Opacity below which paint is invisible, and above which it hides what is below. */
const [ALMOST_NOTHING, ALMOST_ALL] = [0.1, 0.99];

/** Whether letters in this paint are invisible on paper. */
export function isInvisible({color, alpha}: Paint): boolean {
  if (alpha < ALMOST_NOTHING) return true;
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)?.slice(1);
  return channels?.every(channel => parseInt(channel, 16) >= NEARLY_WHITE) ?? false;
}

export const isOpaque = ({alpha, blended}: Paint): boolean => alpha > ALMOST_ALL && !blended;

export function intersect(a: Box, b: Box): Box {
  return {
    x0: Math.max(a.x0, b.x0),
    y0: Math.max(a.y0, b.y0),
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
  };
}

/** The bounding box of a mapped rectangle. */
export function mapBox([a, b, c, d, e, f]: Affine, {x0, y0, x1, y1}: Box): Box {
  const xs = [x0, x1].flatMap(x => [y0, y1].map(y => a * x + c * y + e));
  const ys = [x0, x1].flatMap(x => [y0, y1].map(y => b * x + d * y + f));
  return {x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys)};
}

/** Applies the parameters of a `gs` operator. */
export function withParameters(paint: Paint, parameters: readonly (readonly [string, unknown])[]): Paint {
  return parameters.reduce<Paint>((until, [name, value]) => {
    if (name === 'ca') return {...until, alpha: Number(value)};
    return name === 'BM' ? {...until, blended: value !== 'source-over' && value !== 'Normal'} : until;
  }, paint);
}

/** Length of a rectangle in pdf.js: four points, each after its operator, and the operator that closes it. */
const RECTANGLE_LENGTH = 13;
const [MOVE, LINE, CLOSE] = [0, 1, 4];

/** The axis-parallel rectangles of a path, in its own coordinates. */
function rectangles(path: Float32Array): Box[] {
  const boxes: Box[] = [];
  for (let i = 0; i + RECTANGLE_LENGTH <= path.length && path[i] === MOVE; i += RECTANGLE_LENGTH) {
    const [, x0 = 0, y0 = 0, l1, x1 = 0, y1 = 0, l2, x2 = 0, y2 = 0, l3, x3 = 0, y3 = 0, end] = path.subarray(i);
    if (![l1, l2, l3].every(operator => operator === LINE) || end !== CLOSE) break;
    const straight =
      (x0 === x3 && x1 === x2 && y0 === y1 && y2 === y3) || (x0 === x1 && x2 === x3 && y1 === y2 && y0 === y3);
    if (straight) boxes.push({x0: Math.min(x0, x2), y0: Math.min(y0, y2), x1: Math.max(x0, x2), y1: Math.max(y0, y2)});
  }
  return boxes;
}

/** The boxes in which a path hides what was drawn before, and the paint after it. */
export function tracePath(
  OPS: Pdfjs['OPS'],
  [operator, data, limits]: readonly unknown[],
  ctm: Affine,
  paint: Paint,
): {covered: Box[]; paint: Paint} {
  const filling = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke];
  const path = Array.isArray(data) ? (data as unknown[])[0] : undefined;
  const covered =
    isOpaque(paint) && filling.includes(operator as number) && path instanceof Float32Array
      ? rectangles(path).map(box => intersect(paint.clip, mapBox(ctm, box)))
      : [];
  if (!paint.clipping || !(limits instanceof Float32Array)) return {covered, paint: {...paint, clipping: false}};
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = limits;
  const clip = intersect(paint.clip, mapBox(ctm, {x0, y0, x1, y1}));
  return {covered, paint: {...paint, clip, clipping: false}};
}
