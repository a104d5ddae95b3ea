import {isLighterThanSurroundings} from './edges';
import {areaOf, distance, sortClockwise} from './quadrilateral';
import type {DeleteLater} from '../opencv/opencv';
import type {Mat, OpenCv} from '../opencv/types';
import type {PixelPoint, Quadrilateral} from '../types';

/** Permitted share of the picture: smaller shapes are no receipts, larger ones are the picture itself. */
const AREA = {min: 0.03, max: 0.93} as const;
/** Minimum share of the fitted quadrilateral that the contour must fill. */
const MIN_FILL = 0.82;
/** Minimum side of a receipt in pixels of the reduced picture (EDGE_SIDE). */
const MIN_SIDE = 40;
// In pixels and grey levels of the reduced picture; determined by trial on the photos of bench:leitura.
/** Print is thinner than `close`, which removes it; a blur of `blur` smooths the rest. */
const PRINT = {close: 11, blur: 5} as const;
/** Bright specks and bridges thinner than this are not paper, and are removed. */
const OPENING = 9;
/** Side of the surroundings, and how many grey levels darker than them paper may be. */
const SURROUNDINGS = {side: 81, darker: 4} as const;
/** Canny thresholds that continue and that begin an edge; and the width of drawn edges, which closes their gaps. */
const EDGE = {goesOn: 20, begins: 50, width: 5} as const;
/** Maximum absolute cosine of a sheet's corners; more distorted photos are not readable. */
const MAX_CORNER_COSINE = 0.42;

const points = (mat: Mat): PixelPoint[] =>
  Array.from({length: mat.data32S.length / 2}, (_, i) => [mat.data32S[i * 2]!, mat.data32S[i * 2 + 1]!]);

/** The smallest quadrilateral around a contour; undefined if there is none. */
function quadrilateralAround(cv: OpenCv, keep: DeleteLater, contour: Mat): Quadrilateral | undefined {
  const hull = keep(new cv.Mat());
  cv.convexHull(contour, hull);
  if (hull.rows < 4) return undefined;
  const corners = keep(new cv.Mat());
  cv.approxPolyN(hull, corners, 4, -1, true);
  const found = points(corners);
  return found.length === 4 ? sortClockwise(found) : undefined;
}

/** Removes print: closes dark details, and blurs. */
function withoutPrint(cv: OpenCv, keep: DeleteLater, gray: Mat): Mat {
  const smooth = keep(new cv.Mat());
  const kernel = keep(cv.getStructuringElement(cv.MORPH_ELLIPSE, new cv.Size(PRINT.close, PRINT.close)));
  cv.morphologyEx(gray, smooth, cv.MORPH_CLOSE, kernel);
  cv.GaussianBlur(smooth, smooth, new cv.Size(PRINT.blur, PRINT.blur), 0);
  return smooth;
}

/**
 * Three masks of possible paper: brighter than the picture's threshold (Otsu), brighter than its surroundings (even in a
 * shadow), and enclosed by edges.
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

/** Quadrilaterals that may be papers, in pixels of the (reduced) picture. */
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
