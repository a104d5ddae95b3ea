import {compose} from '../../document/geometry';
import type {Matrix} from '../../document/types';
import {resample, resizeImage} from '../sample';
import {measureCurve, type Curve} from './curve';
import {fromMat, mapOnto, measures, toMat} from '../warp';
import {studyInk} from '../study/study';
import {rotateImage} from '../rotate';
import {evenLight} from './light';
import {withOpenCv} from '../opencv/opencv';
import type {QuarterTurn, PageImage, Paper, Quadrilateral} from '../types';

/** Height of legible letters in pixels. */
const LETTER_HEIGHT = 16;
const MAX_SIDE = 3600;
/** Maximum side in pixels of the picture in which lines are measured. */
const STUDY_SIDE = 2600;
const MAX_ENLARGEMENT = 3;
/** Pictures that are reduced by at least this factor are resized before sampling. */
const MIN_REDUCTION = 1.2;

interface Size {
  width: number;
  height: number;
}

async function brighten(image: PageImage): Promise<PageImage> {
  return withOpenCv((cv, keep) => {
    const gray = keep(toMat(cv, image));
    evenLight(cv, keep, gray);
    return fromMat(gray, image.toView);
  });
}

/** Maps the rotated and scaled page, enlarged so that the rotation cuts nothing off, to the measured page; and its size. */
function mapOfTurnBack(slope: number, {width: w, height: h}: Size, scale: number): [Matrix, Size] {
  const angle = Math.atan(slope);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [width, height] = [w * c + h * Math.abs(s), h * c + w * Math.abs(s)];
  const [mx, my] = [width / 2, height / 2];
  const turnBack: Matrix = [c, -s, w / 2 - c * mx + s * my, s, c, h / 2 - s * mx - c * my, 0, 0, 1];
  const size = {width: Math.round(width * scale), height: Math.round(height * scale)};
  return [compose(turnBack, [1 / scale, 0, 0, 0, 1 / scale, 0, 0, 0, 1]), size];
}

/** Scale of the result: at least that of the photo, as codes are read from it, too, and more if letters are too small. */
function readingScale(letterHeight: number, {width, height}: Size, original: number): number {
  const preferred = Math.max(original, letterHeight === 0 ? 0 : LETTER_HEIGHT / letterHeight);
  return Math.min(preferred, MAX_ENLARGEMENT, MAX_SIDE / Math.max(width, height));
}

/**
 * Straightens a paper, or the whole picture: seen from the front, with horizontal straight lines, in a legible size and with
 * even light. The text is upright or upside down; `angle` rotates the result clockwise.
 */
export async function straighten(image: PageImage, paper?: Paper, angle: QuarterTurn = 0): Promise<PageImage> {
  const {width: w, height: h} = image;
  const [a, b, c, d]: Quadrilateral = paper?.corners ?? [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ];
  const flatten = async (corners: Quadrilateral): Promise<[Matrix, Size]> => {
    const {width, height} = measures(corners);
    const scale = Math.min(1, STUDY_SIDE / Math.max(width, height));
    const size = {width: Math.round(width * scale), height: Math.round(height * scale)};
    return [await mapOnto(corners, size.width, size.height), size];
  };
  let [map, size] = await flatten([a, b, c, d]);
  const {sideways, lines, letterHeight} = await studyInk(await brighten(resample(image, map, size)));
  if (sideways) [map, size] = await flatten([d, a, b, c]);
  const curve: Curve = measureCurve(lines, letterHeight, size);
  const scale = readingScale(letterHeight, size, Math.hypot(map[0], map[3]) / Math.abs(map[8]));
  const [turnBack, finalSize] = mapOfTurnBack(curve.slope, size, scale);
  const source = await reduceTo(image, map, scale);
  const toSource: Matrix = [source.width / w, 0, 0, 0, source.height / h, 0, 0, 0, 1];
  const flat = resample(source, compose(toSource, compose(map, turnBack)), finalSize, (x, y) => {
    const [px, py] = [x / scale, y / scale];
    return curve.offset(px, py) * scale;
  });
  return rotateImage(await brighten(flat), angle);
}

/** Reduces a much larger picture first, as sampling it would skip strokes. */
async function reduceTo(image: PageImage, map: Matrix, scale: number): Promise<PageImage> {
  const times = Math.hypot(map[0], map[3]) / Math.abs(map[8]) / scale;
  return times > MIN_REDUCTION ? resizeImage(image, 1 / times) : image;
}
