import type {Matrix} from '../document/types';
import {withOpenCv} from './opencv/opencv';
import type {Mat, OpenCv} from './opencv/types';
import {distance} from './papers/quadrilateral';
import type {PageImage, Quadrilateral} from './types';

/** Copies a picture to the library's memory; the caller frees it. */
export function toMat(cv: OpenCv, {width, height, data}: PageImage): Mat {
  const mat = new cv.Mat(height, width, cv.CV_8UC1);
  mat.data.set(data);
  return mat;
}

/** Copies a picture from the library's memory. */
export const fromMat = (mat: Mat, toView: Matrix): PageImage => ({
  width: mat.cols,
  height: mat.rows,
  data: mat.data.slice(),
  toView,
});

const rectangle = (width: number, height: number): number[] => [0, 0, width, 0, width, height, 0, height];

/** The projective map of a rectangle of this size to the four corners. */
export async function mapOnto(corners: Quadrilateral, width: number, height: number): Promise<Matrix> {
  return withOpenCv((cv, keep) => {
    const from = keep(cv.matFromArray(4, 1, cv.CV_32FC2, rectangle(width, height)));
    const to = keep(cv.matFromArray(4, 1, cv.CV_32FC2, corners.flat()));
    return Array.from(keep(cv.getPerspectiveTransform(from, to)).data64F) as unknown as Matrix;
  });
}

/** Approximate width and height of a quadrilateral when seen from the front. */
export function measures([a, b, c, d]: Quadrilateral): {width: number; height: number} {
  return {
    width: Math.max(1, Math.round(Math.max(distance(a, b), distance(d, c)))),
    height: Math.max(1, Math.round(Math.max(distance(a, d), distance(b, c)))),
  };
}
