import {compose} from '../document/geometry';
import type {Matrix} from '../document/types';
import type {QuarterTurn, PageImage} from './types';

/** Maps pixels of the rotated picture to those of the original. */
function mapOfTurn(turn: QuarterTurn, width: number, height: number): Matrix {
  switch (turn) {
    case 0:
      return [1, 0, 0, 0, 1, 0, 0, 0, 1];
    case 90:
      return [0, 1, 0, -1, 0, height, 0, 0, 1];
    case 180:
      return [-1, 0, width, 0, -1, height, 0, 0, 1];
    case 270:
      return [0, -1, width, 1, 0, 0, 0, 0, 1];
  }
}

/** Rotates a picture clockwise by quarter turns. */
export function rotateImage(image: PageImage, turn: QuarterTurn): PageImage {
  if (turn === 0) return image;
  const {width: w, height: h, data} = image;
  const [width, height] = turn === 180 ? [w, h] : [h, w];
  const rotated = new Uint8Array(data.length);
  // Each row starts at a pixel of the original, from which its next pixels are `step` apart.
  const step = turn === 90 ? -w : turn === 180 ? -1 : w;
  for (let y = 0, to = 0; y < height; y++) {
    let from = turn === 90 ? (h - 1) * w + y : turn === 180 ? (h - y) * w - 1 : w - 1 - y;
    for (let x = 0; x < width; x++, to++, from += step) rotated[to] = data[from]!;
  }
  return {width, height, data: rotated, toView: compose(image.toView, mapOfTurn(turn, w, h))};
}
