import type {ReadCorners} from '@clube/domain';

/** An upright rectangle on a page, in fractions of the page. */
export const rectangle = (x0: number, y0: number, x1: number, y1: number): ReadCorners => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** The halves of a page. */
export const LEFT = rectangle(0, 0, 0.5, 1);
export const RIGHT = rectangle(0.5, 0, 1, 1);
