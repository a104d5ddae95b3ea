import {PSM} from 'tesseract.js';
import {compose} from '../../document/geometry';
import type {Box} from '../../document/types';
import {type PageImage, rotateImage, type QuarterTurn} from '../../image';
import {legibility} from './legibility';
import {wordsOf} from './words';
import {recogniseWith} from './engine';

/** Extracts a rectangle, limited to the picture. */
function cropRect(image: PageImage, box: Box): PageImage {
  const x0 = Math.min(image.width - 1, Math.max(0, Math.floor(box.x0)));
  const y0 = Math.min(image.height - 1, Math.max(0, Math.floor(box.y0)));
  const width = Math.max(1, Math.min(image.width, Math.ceil(box.x1)) - x0);
  const height = Math.max(1, Math.min(image.height, Math.ceil(box.y1)) - y0);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (y0 + y) * image.width + x0;
    data.set(image.data.subarray(from, from + width), y * width);
  }
  return {width, height, data, toView: compose(image.toView, [1, 0, x0, 0, 1, y0, 0, 0, 1])};
}

/** Legibility of the sample from which on the other rotation is not tried. */
const ENOUGH = 4;
/** Height of the sample in letter heights, for a few lines. */
const SAMPLE = 7;

/** The horizontal strip of the picture with the most letters. */
function fullStrip(image: PageImage, letters: readonly Box[], letterHeight: number): PageImage {
  const height = letterHeight * SAMPLE;
  const sorted = letters.map(({y0, y1}) => (y0 + y1) / 2).sort((a, b) => a - b);
  let [best, count] = [image.height / 2 - height / 2, 0];
  for (let i = 0, j = 0; i < sorted.length; i++) {
    while (j < sorted.length && sorted[j]! - sorted[i]! <= height - letterHeight) j++;
    if (j - i > count) [best, count] = [sorted[i]! - letterHeight / 2, j - i];
  }
  const margin = letterHeight;
  return cropRect(image, {x0: 0, x1: image.width, y0: best - margin, y1: best + height + margin});
}

/** The rotation that makes the text of a picture with horizontal lines upright: 0 or 180 degrees. */
export async function findTurn(image: PageImage, letters: readonly Box[], letterHeight: number): Promise<QuarterTurn> {
  const sample = letterHeight > 0 ? fullStrip(image, letters, letterHeight) : image;
  let best: {turn: QuarterTurn; score: number} = {turn: 0, score: -1};
  for (const turn of [0, 180] as const) {
    const score = legibility(wordsOf(await recogniseWith(rotateImage(sample, turn), PSM.SPARSE_TEXT)));
    if (score > best.score) best = {turn, score};
    if (score >= ENOUGH) break;
  }
  return best.turn;
}
