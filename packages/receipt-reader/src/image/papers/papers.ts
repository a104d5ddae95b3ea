import {resizeImage} from '../sample';
import {studyInk} from '../study/study';
import type {PageImage, PixelPoint, Paper, Quadrilateral} from '../types';
import {toMat} from '../warp';
import {findCandidates} from './candidates';
import {withOpenCv} from '../opencv/opencv';
import {widen, areaOf, centreOf, contains, sideOutsideOf, sortClockwise} from './quadrilateral';

/** The longer side, in pixels, of the picture in which letters are looked for. */
const TEXT_SIDE = 2000;

/** The letters of a photo that stand in lines, lying or standing, as points in its pixels. */
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

/** And of the one in which edges of papers are. */
const EDGE_SIDE = 640;
/** A bright shape with fewer letters is no receipt. */
const MIN_LETTERS = 40;
/** Of the letters near a paper, this share may lie outside its edges: more, and the edges are not the paper's. */
const MAX_CUT_OFF = 0.04;
/** Letters this near, in heights of a letter, belong to the same text. */
const NEAR = 5;
/** The margin of a paper that is known by its text alone, in heights of a letter. */
const MARGIN = 4;
/** Letters outside of one edge that are more than chance. */
const MIN_SEEN_OUTSIDE = 8;
/** Text over more of the picture than this: the paper fills it. */
const NEARLY_ALL = 0.6;
/** On so many sides letters must go on outside of a paper that lies on print; a shadow or a fold cuts a text at two at most. */
const SIDES_ON_PRINT = 3;
/** With more of the letters outside of all papers found, the text's own place is a further one. */
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

/** Around the text itself, where the paper's edges cannot be seen: a rectangle, for text alone shows no perspective. */
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
  /** It lies on print, such as a newspaper. */
  onPrint: boolean;
}

/**
 * A shadow or a fold cuts a text at one edge or two; where letters go on outside of three, they are another text's, on
 * which the paper lies.
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

/** A shape is worth the ones inside it when they hold this share of its text. */
const SAME_TEXT = 0.99;
/** Two halves of one folded sheet fill it; papers lying side by side leave the table between them. */
const FULL = 0.92;

const sum = (rated: readonly RatedShape[], measure: 'inside' | 'area') =>
  rated.reduce((total, each) => total + each[measure], 0);

/** Of shapes that show the same paper, the tightest that loses no text; of one around several papers, the papers. */
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
 * The papers in a photo, biggest first: four-sided shapes, lighter than what they lie on, with text in them; where no
 * such edges hold all the text, the place of the text. None where there is no text to go by: then the whole picture is
 * to be read.
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
