import {fromMat, toMat} from '../warp';
import {withOpenCv, type DeleteLater} from '../opencv/opencv';
import type {PageImage} from '../types';
import type {Mat, OpenCv} from '../opencv/types';

/** How much of the difference to the smoothed picture is added. */
const SHARPENING_STRENGTH = 2;

/** Sharpens strokes that are about four times `radius` pixels apart: what a shaken or unfocused photo has smeared. */
export async function sharpenStrokes(image: PageImage, radius: number): Promise<PageImage> {
  return withOpenCv((cv, keep) => {
    const gray = keep(toMat(cv, image));
    const smooth = keep(new cv.Mat());
    cv.GaussianBlur(gray, smooth, new cv.Size(0, 0), radius);
    cv.addWeighted(gray, 1 + SHARPENING_STRENGTH, smooth, -SHARPENING_STRENGTH, 0, gray);
    return fromMat(gray, image.toView);
  });
}

/** Ink is looked for on squares of this many pixels; what is wider than a few of them is the paper's own shade. */
const STEP = 8;
const KERNEL = 9;
/** How softly one shade goes over into the next, in such squares. */
const SOFTNESS = 3;

/** The paper as it would look without print: its light and its shadows. */
function background(cv: OpenCv, keep: DeleteLater, gray: Mat): Mat {
  const small = keep(new cv.Mat());
  const size = new cv.Size(Math.ceil(gray.cols / STEP), Math.ceil(gray.rows / STEP));
  cv.resize(gray, small, size, 0, 0, cv.INTER_AREA);
  const kernel = keep(cv.getStructuringElement(cv.MORPH_ELLIPSE, new cv.Size(KERNEL, KERNEL)));
  cv.morphologyEx(small, small, cv.MORPH_CLOSE, kernel);
  cv.GaussianBlur(small, small, new cv.Size(0, 0), SOFTNESS);
  const large = keep(new cv.Mat());
  cv.resize(small, large, new cv.Size(gray.cols, gray.rows), 0, 0, cv.INTER_LINEAR);
  return large;
}

/** How many pixels have each grey. */
function histogramOf(data: Uint8Array): Uint32Array {
  const histogram = new Uint32Array(256);
  for (const value of data) histogram[value]!++;
  return histogram;
}

/** The grey below which `fraction` of the pixels lie. */
function percentile(histogram: Uint32Array, total: number, fraction: number): number {
  let sum = 0;
  for (let value = 0; value < 256; value++) {
    sum += histogram[value]!;
    if (sum >= total * fraction) return value;
  }
  return 255;
}

/** Black is what the darkest hundredth is, but no lighter than this: a blank sheet has no ink. In levels of grey. */
const BLACK = {share: 0.01, lightest: 200} as const;
/** White is a little below what most of the sheet is, for its grain to vanish, and at least so much lighter than black. */
const WHITE = {share: 0.6, below: 8, aboveBlack: 30} as const;

/** Stretches faint print until its darkest hundredth is black; paper is white already. */
function stretchContrast({data}: Mat): void {
  const histogram = histogramOf(data);
  const ink = Math.min(BLACK.lightest, percentile(histogram, data.length, BLACK.share));
  const paper = Math.max(ink + WHITE.aboveBlack, percentile(histogram, data.length, WHITE.share) - WHITE.below);
  const table = Uint8Array.from({length: 256}, (_, value) =>
    Math.max(0, Math.min(255, Math.round(((value - ink) * 255) / (paper - ink)))),
  );
  for (let i = 0; i < data.length; i++) data[i] = table[data[i]!]!;
}

/** Of the paper's light: no shadow on it is so deep, what is darker is the table or the frame of a screen. */
const NOT_PAPER = 0.16;
/** The paper's light is that of the lightest places but for this share of them: glare. */
const PAPER_LIGHT = 0.95;

/** Where there is no paper, evening the light would make print out of its grain: it is left empty instead. */
function blankOutside({data}: Mat, {data: light}: Mat): void {
  const dark = percentile(histogramOf(light), light.length, PAPER_LIGHT) * NOT_PAPER;
  for (let i = 0; i < data.length; i++) if (light[i]! < dark) data[i] = 255;
}

/** Evens the light in place: paper becomes white and print black, whatever shadow lies over them. */
export function evenLight(cv: OpenCv, keep: DeleteLater, gray: Mat): void {
  const light = background(cv, keep, gray);
  cv.divide(gray, light, gray, 255);
  blankOutside(gray, light);
  stretchContrast(gray);
}
