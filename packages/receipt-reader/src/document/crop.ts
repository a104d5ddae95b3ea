import type {ReadCorners, ReadPoint} from '@clube/domain';
import {applyMatrix, enclose, placeInView, movePage, invert} from './geometry';
import type {Box, Page, Word} from './types';

/** Whether a point is inside four clockwise corners. */
export function isInside(corners: ReadCorners, [x, y]: ReadPoint): boolean {
  return corners.every(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length]!;
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
  });
}

/** The centre of four corners. */
export const centreOf = (corners: ReadCorners): ReadPoint => [
  corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
  corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
];

/** A page with only the words whose middle is in a rectangle; their places on the displayed page are unchanged. */
export function cropPage(page: Page, box: Box, keeps: (word: Word) => boolean = word => contains(box, word.box)): Page {
  const {x0, y0, x1, y1} = box;
  const words = page.words.filter(keeps);
  return {...movePage({...page, words}, {times: 1, x: -x0, y: -y0}), width: x1 - x0, height: y1 - y0};
}

/** The bounding box, in units of the page, of corners on the displayed page; undefined if there are none. */
export function boxOnPage({toView}: Page, corners: ReadCorners): Box | undefined {
  const fromView = invert(toView);
  return enclose(corners.map(([x, y]) => applyMatrix(fromView, x, y)).map(([x, y]) => ({x0: x, y0: y, x1: x, y1: y})));
}

/** Whether the middle of the second rectangle is in the first. */
export function contains({x0, y0, x1, y1}: Box, other: Box): boolean {
  const [x, y] = [(other.x0 + other.x1) / 2, (other.y0 + other.y1) / 2];
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}

/** The corners of a page, or of a cropped part, on the displayed page. */
export const areaInView = (page: Page): ReadCorners =>
  placeInView(page, {x0: 0, y0: 0, x1: page.width, y1: page.height}).cantos;
