import type {Box} from '../../document/types';
import {PAPER_WHITE, type PageImage} from '../../image';
import {findDottedRules} from './dotted';

/** Grey levels below this are ink, after evening the light. */
const INK = 150;
/** Minimum length of ruling lines in letter heights; letters have no straight stroke of this length. */
const MIN_LENGTH = 3.2;
/** Width of a stroke's blurred edge in pixels. */
const BORDER = 2;

/** Marks runs of ink in one direction that are too long for a letter. */
function markRuns(data: Uint8Array, marks: Uint8Array, start: number, step: number, count: number, min: number) {
  for (let i = 0, run = 0, position = start; i <= count; i++, position += step) {
    if (i < count && data[position]! < INK) {
      run++;
      continue;
    }
    if (run >= min) for (let k = 1; k <= run; k++) marks[position - k * step] = 1;
    run = 0;
  }
}

function paint(data: Uint8Array, position: number, step: number): void {
  for (let k = -BORDER; k <= BORDER; k++) {
    const neighbour = position + k * step;
    if (neighbour >= 0 && neighbour < data.length) data[neighbour] = PAPER_WHITE;
  }
}

function paintBox({width, height, data}: PageImage, {x0, y0, x1, y1}: Box): void {
  const [from, until] = [Math.max(0, x0 - BORDER), Math.min(width, x1 + BORDER)];
  for (let y = Math.max(0, y0 - BORDER); y < Math.min(height, y1 + BORDER); y++) {
    data.fill(PAPER_WHITE, y * width + from, y * width + until);
  }
}

/**
 * Removes solid and dotted ruling lines, which the engine takes for letters or borders of pictures, so that it loses the text
 * beside them. `letterHeight` is in pixels; `spots` are the picture's spots of ink.
 */
export function eraseStrokes(image: PageImage, spots: readonly Box[], letterHeight: number): PageImage {
  const {width, height, data} = image;
  const minimum = Math.round(letterHeight * MIN_LENGTH);
  const lying = new Uint8Array(data.length);
  const upright = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) markRuns(data, lying, y * width, 1, width, minimum);
  for (let x = 0; x < width; x++) markRuns(data, upright, x, width, height, minimum);
  const clean = {...image, data: data.slice()};
  for (let i = 0; i < data.length; i++) {
    if (lying[i]) paint(clean.data, i, width);
    if (upright[i]) paint(clean.data, i, 1);
  }
  for (const point of findDottedRules(spots, letterHeight)) paintBox(clean, point);
  return clean;
}
