import {resizeImage} from '../sample';
import {studyInk} from '../study/study';
import type {PageImage, PixelPoint, Paper, Quadrilateral} from '../types';
import {toMat} from '../warp';
import {findCandidates} from './candidates';
import {withOpenCv} from '../opencv/opencv';
import {widen, areaOf, centreOf, contains, sideOutsideOf, sortClockwise} from './quadrilateral';

/** Longer side, in pixels, of the picture in which letters are searched. */
const TEXT_SIDE = 2000;

/** The centres of letters in horizontal or vertical lines, in pixels of the photo, and the letters' height. */
async function findText(image: PageImage): Promise<{points: PixelPoint[]; letterHeight: number}> {
  const times = Math.min(1, TEXT_SIDE / Math.max(image.width, image.height));
  const reduced = times < 1 ? await resizeImage(image, times) : image;
  const {sideways, lines, letterHeight} = await studyInk(reduced);
  const points = lines.flat().map(({x0, y0, x1, y1}): PixelPoint => {
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    return sideways ? [y / times, (reduced.height - x) / times] : [x / times, y / times];
  });
  return {points, letterHeight: letterHeight / times};
}

/** Longer side, in pixels, of the picture in which edges of papers are searched. */
const EDGE_SIDE = 640;
/** Minimum number of letters in a receipt. */
const MIN_LETTERS = 40;
/** Maximum number of nearby letters outside a shape, as a share of those inside; with more, its edges are not a paper's. */
const MAX_CUT_OFF = 0.04;
/** Distance within which letters belong to the same text, in letter heights. */
const NEAR = 5;
/** Margin around text whose paper has no visible edges, in letter heights. */
const MARGIN = 4;
/** Minimum number of letters outside an edge that are not chance. */
const MIN_SEEN_OUTSIDE = 8;
/** If text covers more of the picture than this, the paper fills it. */
const NEARLY_ALL = 0.6;
/** Minimum number of sides with letters outside if a paper lies on print; a shadow or a fold cuts a text at most at two. */
const SIDES_ON_PRINT = 3;
/** If more than this share of the letters is outside all found papers, the area of this text is added as a paper. */
const MAX_UNCOVERED = 0.5;

async function candidates(image: PageImage): Promise<Quadrilateral[]> {
  const reduction = Math.max(1, Math.max(image.width, image.height) / EDGE_SIDE);
  return withOpenCv((cv, keep) => {
    const gray = keep(new cv.Mat());
    const size = new cv.Size(Math.round(image.width / reduction), Math.round(image.height / reduction));
    cv.resize(keep(toMat(cv, image)), gray, size, 0, 0, cv.INTER_AREA);
    return findCandidates(cv, keep, gray).map(
      corners => corners.map(([x, y]) => [x * reduction, y * reduction]) as unknown as Quadrilateral,
    );
  });
}

/** The area around text without visible paper edges: a rectangle, as text shows no perspective. */
async function aroundText(points: readonly PixelPoint[], letterHeight: number): Promise<Quadrilateral> {
  return withOpenCv((cv, keep) => {
    const rounded = points.flat().map(Math.round);
    const rectangle = cv.minAreaRect(keep(cv.matFromArray(points.length, 1, cv.CV_32SC2, rounded)));
    return widen(
      sortClockwise(cv.rotatedRectPoints(rectangle).map(({x, y}): PixelPoint => [x, y])),
      letterHeight * MARGIN,
    );
  });
}

interface RatedShape {
  corners: Quadrilateral;
  inside: number;
  area: number;
  /** Whether the paper lies on print, such as a newspaper. */
  onPrint: boolean;
}

/**
 * Whether letters continue outside at three or more edges, so that they belong to another text below the paper. A shadow or
 * a fold cuts a text only at one or two edges.
 */
function textGoesOnAround(corners: Quadrilateral, outside: readonly PixelPoint[], inside: number): boolean {
  const perSide = [0, 0, 0, 0];
  for (const point of outside) perSide[sideOutsideOf(corners, point)]!++;
  return (
    perSide.filter(letters => letters >= Math.max(MIN_SEEN_OUTSIDE, inside * MAX_CUT_OFF)).length >= SIDES_ON_PRINT
  );
}

function rate(corners: Quadrilateral, points: readonly PixelPoint[], letterHeight: number): RatedShape | undefined {
  const inside = points.filter(point => contains(corners, point)).length;
  if (inside < MIN_LETTERS) return undefined;
  const outside = points.filter(point => contains(corners, point, letterHeight * NEAR) && !contains(corners, point));
  const onPrint = textGoesOnAround(corners, outside, inside);
  if (outside.length > inside * MAX_CUT_OFF && !onPrint) return undefined;
  return {corners, inside, area: areaOf(corners), onPrint};
}

/** The shapes inside a larger one replace it if they contain at least this share of its text. */
const SAME_TEXT = 0.99;
/** If shapes fill this share of a larger one, they are halves of one folded sheet; separate papers leave gaps. */
const FULL = 0.92;

const sum = (rated: readonly RatedShape[], measure: 'inside' | 'area') =>
  rated.reduce((total, each) => total + each[measure], 0);

/** Chooses the smallest of shapes with the same text, and several papers rather than the shape around them. */
function choose(rated: readonly RatedShape[]): RatedShape[] {
  const byArea = [...rated].sort((a, b) => a.area - b.area);
  return byArea.reduce<RatedShape[]>((remaining, larger) => {
    const itsOwn = remaining.filter(
      smaller =>
        contains(larger.corners, centreOf(smaller.corners)) || contains(smaller.corners, centreOf(larger.corners)),
    );
    const areEnough = sum(itsOwn, 'inside') >= larger.inside * SAME_TEXT;
    if (areEnough && (itsOwn.length === 1 || sum(itsOwn, 'area') < larger.area * FULL)) return remaining;
    return [...remaining.filter(other => !itsOwn.includes(other)), larger];
  }, []);
}

/**
 * The papers in a photo, largest first: quadrilaterals with text that are lighter than their surroundings, and the area of
 * text without such edges. Empty if there is hardly any text; then the whole picture should be read.
 */
export async function findPapers(image: PageImage): Promise<Paper[]> {
  const {points, letterHeight} = await findText(image);
  if (points.length < MIN_LETTERS) return [];
  const rated = (await candidates(image)).flatMap(corners => rate(corners, points, letterHeight) ?? []);
  const chosen = choose(rated);
  const found = chosen.map(({corners}) => corners);
  const total = image.width * image.height;
  const uncovered = points.filter(point => !found.some(corners => contains(corners, point)));
  if (uncovered.length > points.length * MAX_UNCOVERED && !chosen.some(({onPrint}) => onPrint)) {
    const textShape = await aroundText(uncovered, letterHeight);
    if (areaOf(textShape) < total * NEARLY_ALL) found.push(textShape);
  }
  return found
    .map(corners => ({corners, share: Math.min(1, areaOf(corners) / total)}))
    .sort((a, b) => b.share - a.share);
}
