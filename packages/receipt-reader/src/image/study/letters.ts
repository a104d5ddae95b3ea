import type {Box} from '../../document/types';
import {toMat} from '../warp';
import {withOpenCv, type DeleteLater} from '../opencv/opencv';
import type {Mat, OpenCv} from '../opencv/types';
import type {PageImage} from '../types';

// In pixels of pictures with 2,000 pixels or more, and grey levels; determined by trial on the photos of bench:leitura.
/** Side of a spot's surroundings: wider than strokes, narrower than shadows. */
const WINDOW = 31;
/** How many grey levels ink is darker than its surroundings, at least. */
const DARKER = 20;
/** Smaller spots are sensor noise. */
const MIN_SPOT_AREA = 3;
/** Sizes of letters, or of whole words that are merged in a blurred picture: height, and width / height. */
const LETTER = {minHeight: 5, maxHeight: 150, minWidth: 0.15, maxWidth: 12} as const;
/** Height relative to the usual one: letters without ascenders are lower, accented capitals higher. */
const OF_USUAL = {min: 0.6, max: 1.8} as const;
/** Minimum number of spots to judge a page. */
const MIN_SPOTS = 25;

/** Minimum contrast of ink relative to that of most ink; the texture of a screen or table has less. */
const MIN_CONTRAST = 0.25;
/** Minimum area of spots of texture in pixels; faded strokes leave smaller specks, which show where ink is. */
const GRAIN_AREA = 9;
/** Maximum number of spots of texture per spot of ink in a picture of paper. */
const MAX_GRAIN_SHARE = 0.2;

interface Spot {
  box: Box;
  area: number;
  /** How many grey levels its darkest point is darker than its surroundings. */
  contrast: number;
}

type SpotStats = [x: number, y: number, width: number, height: number, area: number];

/** The connected spots of a picture that are darker than their surroundings. */
function spots(cv: OpenCv, keep: DeleteLater, gray: Mat): Spot[] {
  const fresh = (): Mat => keep(new cv.Mat());
  const [black, mean, labels, stats] = [fresh(), fresh(), fresh(), fresh()];
  cv.adaptiveThreshold(gray, black, 255, cv.ADAPTIVE_THRESH_MEAN_C, cv.THRESH_BINARY_INV, WINDOW, DARKER);
  cv.blur(gray, mean, new cv.Size(WINDOW, WINDOW));
  const count = cv.connectedComponentsWithStats(black, labels, stats, fresh());
  const contrasts = new Int16Array(count);
  const [labelAt, pixels, surroundings] = [labels.data32S, gray.data, mean.data];
  for (let i = 0; i < labelAt.length; i++) {
    const spot = labelAt[i]!;
    if (spot > 0) contrasts[spot] = Math.max(contrasts[spot]!, surroundings[i]! - pixels[i]!);
  }
  const {data32S} = stats;
  return Array.from({length: Math.max(0, count - 1)}, (_, k) => {
    const [x0, y0, width, height, area] = data32S.subarray(k * 5 + 5, k * 5 + 10) as unknown as SpotStats;
    return {box: {x0, y0, x1: x0 + width, y1: y0 + height}, area, contrast: contrasts[k + 1]!};
  }).filter(({area}) => area >= MIN_SPOT_AREA);
}

/** The connected spots of ink in a picture, without the texture of a screen or table. */
export async function findSpots(image: PageImage): Promise<Box[]> {
  const all = await withOpenCv((cv, keep) => spots(cv, keep, keep(toMat(cv, image))));
  const usual = weightedMedian(all.map(({area, contrast}) => [contrast, area * contrast]));
  const isInk = ({contrast}: Spot) => contrast >= usual * MIN_CONTRAST;
  const ink = all.filter(isInk);
  const grains = all.filter(spot => !isInk(spot) && spot.area >= GRAIN_AREA);
  return (grains.length > ink.length * MAX_GRAIN_SHARE ? ink : all).map(({box}) => box);
}

/** The weighted median of values. */
function weightedMedian(values: readonly (readonly [value: number, weight: number])[]): number {
  const sorted = values.toSorted(([a], [b]) => a - b);
  const half = sorted.reduce((sum, [, weight]) => sum + weight, 0) / 2;
  let sum = 0;
  return sorted.find(([, weight]) => (sum += weight) >= half)?.[0] ?? 0;
}

/** Whether a spot may be a letter or, in a blurred picture, a merged word. */
function canBeLetter({x0, y0, x1, y1}: Box): boolean {
  const [width, height] = [x1 - x0, y1 - y0];
  const {minHeight, maxHeight, minWidth, maxWidth} = LETTER;
  return height >= minHeight && height <= maxHeight && width >= height * minWidth && width <= height * maxWidth;
}

/** The spots with shape and height of most letters, assuming horizontal text, and that height. */
export function chooseLetters(spots: readonly Box[]): {letters: Box[]; letterHeight: number} {
  const shapes = spots.filter(canBeLetter);
  if (shapes.length < MIN_SPOTS) return {letters: [], letterHeight: 0};
  // Weighted by height, as specks and dots are frequent and not significant.
  const letterHeight = weightedMedian(shapes.map(({y0, y1}) => [y1 - y0, y1 - y0]));
  return {
    letters: shapes.filter(
      ({y0, y1}) => y1 - y0 >= letterHeight * OF_USUAL.min && y1 - y0 <= letterHeight * OF_USUAL.max,
    ),
    letterHeight,
  };
}
