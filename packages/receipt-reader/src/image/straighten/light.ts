import {fromMat, toMat} from '../warp';
import {withOpenCv, type DeleteLater} from '../opencv/opencv';
import type {PageImage} from '../types';
import type {Mat, OpenCv} from '../opencv/types';

/** Factor of the difference to the blurred picture that is added. */
const SHARPENING_STRENGTH = 2;

/** Sharpens strokes about four times `radius` pixels apart, which are blurred in a shaken or unfocused photo. */
export async function sharpenStrokes(image: PageImage, radius: number): Promise<PageImage> {
  return withOpenCv((cv, keep) => {
    const gray = keep(toMat(cv, image));
    const smooth = keep(new cv.Mat());
    cv.GaussianBlur(gray, smooth, new cv.Size(0, 0), radius);
    cv.addWeighted(gray, 1 + SHARPENING_STRENGTH, smooth, -SHARPENING_STRENGTH, 0, gray);
    return fromMat(gray, image.toView);
  });
}

/** Factor of the reduced picture in which print is removed; dark areas wider than a few of its pixels are shade of the paper. */
const STEP = 8;
const KERNEL = 9;
/** Blur between different shades, in pixels of the reduced picture. */
const SOFTNESS = 3;

/** The paper without print: its light and shadows. */
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

/** The number of pixels per grey level. */
function histogramOf(data: Uint8Array): Uint32Array {
  const histogram = new Uint32Array(256);
  for (const value of data) histogram[value]!++;
  return histogram;
}

/** The grey level below which `fraction` of the pixels are. */
function percentile(histogram: Uint32Array, total: number, fraction: number): number {
  let sum = 0;
  for (let value = 0; value < 256; value++) {
    sum += histogram[value]!;
    if (sum >= total * fraction) return value;
  }
  return 255;
}

/** Black is the grey level of the darkest hundredth, but at most `lightest`, as a blank sheet has no ink. */
const BLACK = {share: 0.01, lightest: 200} as const;
/** White is slightly below the grey level of most pixels, to remove the paper's grain, and `aboveBlack` levels above black. */
const WHITE = {share: 0.6, below: 8, aboveBlack: 30} as const;

/** Stretches the contrast of faint print until its darkest hundredth is black; paper is white already. */
function stretchContrast({data}: Mat): void {
  const histogram = histogramOf(data);
  const ink = Math.min(BLACK.lightest, percentile(histogram, data.length, BLACK.share));
  const paper = Math.max(ink + WHITE.aboveBlack, percentile(histogram, data.length, WHITE.share) - WHITE.below);
  const table = Uint8Array.from({length: 256}, (_, value) =>
    Math.max(0, Math.min(255, Math.round(((value - ink) * 255) / (paper - ink)))),
  );
  for (let i = 0; i < data.length; i++) data[i] = table[data[i]!]!;
}

/** Minimum brightness of paper, as a share of the paper's light; darker areas are the table or the frame of a screen. */
const NOT_PAPER = 0.16;
/** The paper's light is this percentile of the brightness, as the lightest areas are glare. */
const PAPER_LIGHT = 0.95;

/** Makes areas that are not paper white, as evening the light would turn their texture into print. */
function blankOutside({data}: Mat, {data: light}: Mat): void {
  const dark = percentile(histogramOf(light), light.length, PAPER_LIGHT) * NOT_PAPER;
  for (let i = 0; i < data.length; i++) if (light[i]! < dark) data[i] = 255;
}

/** Evens the light in place: paper becomes white and print black, also in shadows. */
export function evenLight(cv: OpenCv, keep: DeleteLater, gray: Mat): void {
  const light = background(cv, keep, gray);
  cv.divide(gray, light, gray, 255);
  blankOutside(gray, light);
  stretchContrast(gray);
}
