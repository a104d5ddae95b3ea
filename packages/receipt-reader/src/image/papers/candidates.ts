import {isLighterThanSurroundings} from './edges';
import {areaOf, distance, sortClockwise} from './quadrilateral';
import type {DeleteLater} from '../opencv/opencv';
import type {Mat, OpenCv} from '../opencv/types';
import type {PixelPoint, Quadrilateral} from '../types';

/** Of the picture: less is no receipt, more is the picture itself. */
const AREA = {min: 0.03, max: 0.93} as const;
/** How much of the fitted quadrilateral the found shape must fill. */
const MIN_FILL = 0.82;
/** Pixels of the reduced picture (EDGE_SIDE): a shorter side is no receipt's. */
const MIN_SIDE = 40;
// Of the reduced picture, in pixels and levels of grey; tried on the photos that bench:leitura draws.
/** What is printed is thinner than the first, and what is left of it is smoothed over the second. */
const PRINT = {close: 11, blur: 5} as const;
/** Bright specks and bridges thinner than this are no paper. */
const OPENING = 9;
/** What counts as surroundings, and how much darker than them the paper may be. */
const SURROUNDINGS = {side: 81, darker: 4} as const;
/** Steps of grey that go on with an edge and that begin one; and how wide edges are drawn, to close their gaps. */
const EDGE = {goesOn: 20, begins: 50, width: 5} as const;
/** No photo that can be read shows a sheet's corner farther from square than this, as a cosine. */
const MAX_CORNER_COSINE = 0.42;

const points = (mat: Mat): PixelPoint[] =>
  Array.from({length: mat.data32S.length / 2}, (_, i) => [mat.data32S[i * 2]!, mat.data32S[i * 2 + 1]!]);

/** The smallest four-sided shape around points; undefined where they do not span one. */
function quadrilateralAround(cv: OpenCv, keep: DeleteLater, contour: Mat): Quadrilateral | undefined {
  const hull = keep(new cv.Mat());
  cv.convexHull(contour, hull);
  if (hull.rows < 4) return undefined;
  const corners = keep(new cv.Mat());
  cv.approxPolyN(hull, corners, 4, -1, true);
  const found = points(corners);
  return found.length === 4 ? sortClockwise(found) : undefined;
}

/** Without what is printed: dark details are closed over. */
function withoutPrint(cv: OpenCv, keep: DeleteLater, gray: Mat): Mat {
  const smooth = keep(new cv.Mat());
  const kernel = keep(cv.getStructuringElement(cv.MORPH_ELLIPSE, new cv.Size(PRINT.close, PRINT.close)));
  cv.morphologyEx(gray, smooth, cv.MORPH_CLOSE, kernel);
  cv.GaussianBlur(smooth, smooth, new cv.Size(PRINT.blur, PRINT.blur), 0);
  return smooth;
}

/**
 * Three ways to tell paper from what it lies on: brighter than the picture's mean tone, brighter than its surroundings
 * (a shadow lies over both), and everything that an edge encloses.
 */
function masks(cv: OpenCv, keep: DeleteLater, smooth: Mat): Mat[] {
  const opening = keep(cv.getStructuringElement(cv.MORPH_ELLIPSE, new cv.Size(OPENING, OPENING)));
  const bright = keep(new cv.Mat());
  cv.threshold(smooth, bright, 0, 255, cv.THRESH_BINARY + cv.THRESH_OTSU);
  cv.morphologyEx(bright, bright, cv.MORPH_OPEN, opening);
  const [relative, margin] = [keep(new cv.Mat()), keep(new cv.Mat())];
  const {side, darker} = SURROUNDINGS;
  cv.adaptiveThreshold(smooth, relative, 255, cv.ADAPTIVE_THRESH_MEAN_C, cv.THRESH_BINARY, side, darker);
  cv.morphologyEx(relative, relative, cv.MORPH_OPEN, opening);
  cv.Canny(smooth, margin, EDGE.goesOn, EDGE.begins);
  cv.dilate(margin, margin, keep(cv.getStructuringElement(cv.MORPH_RECT, new cv.Size(EDGE.width, EDGE.width))));
  cv.bitwise_not(margin, margin);
  return [bright, relative, margin];
}

function looksLikeSheet(corners: Quadrilateral): boolean {
  return corners.every((corner, i) => {
    const [before, after] = [corners[(i + 3) % 4]!, corners[(i + 1) % 4]!];
    const [a, b] = [distance(corner, before), distance(corner, after)];
    const dotProduct =
      (before[0] - corner[0]) * (after[0] - corner[0]) + (before[1] - corner[1]) * (after[1] - corner[1]);
    return b >= MIN_SIDE && Math.abs(dotProduct) <= MAX_CORNER_COSINE * a * b;
  });
}

/** Four-sided shapes that may be papers, in the pixels of the picture, which is a small one. */
export function findCandidates(cv: OpenCv, keep: DeleteLater, gray: Mat): Quadrilateral[] {
  const total = gray.rows * gray.cols;
  const smooth = withoutPrint(cv, keep, gray);
  return masks(cv, keep, smooth).flatMap(mask => {
    const contours = keep(new cv.MatVector());
    cv.findContours(mask, contours, keep(new cv.Mat()), cv.RETR_EXTERNAL, cv.CHAIN_APPROX_SIMPLE);
    return Array.from({length: contours.size()}, (_, i) => keep(contours.get(i))).flatMap(contour => {
      const area = cv.contourArea(contour);
      const corners = area < total * AREA.min ? undefined : quadrilateralAround(cv, keep, contour);
      if (!corners || area < areaOf(corners) * MIN_FILL || areaOf(corners) > total * AREA.max) return [];
      return looksLikeSheet(corners) && isLighterThanSurroundings(smooth, corners) ? [corners] : [];
    });
  });
}
