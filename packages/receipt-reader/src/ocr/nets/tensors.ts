import {resample} from '../../image/sample';
import type {PageImage} from '../../image';
import type {Matrix} from '../../document/types';
import type {Strip} from './strips';

/** Mean and standard deviation of red, green and blue with which the net was trained. */
const MEAN = [0.485, 0.456, 0.406];
const DEVIATION = [0.229, 0.224, 0.225];
/** Sizes must be multiples of this, as the finding net halves pictures five times. */
export const MULTIPLE = 32;

/** Height of strips for the reading net in pixels; the width is proportional. */
export const STRIP_HEIGHT = 48;
/** Bounds of a strip's width in pixels; narrower ones are widened, longer ones are compressed. */
const WIDTH = {min: 24, max: 3200} as const;
/** Grey levels are scaled to -1 to 1 for the reading net. */
const HALF_WHITE = 127.5;

export interface Tensor {
  data: Float32Array;
  width: number;
  height: number;
}

/** Converts a picture for the finding net, padded with white on the right and below to a multiple of MULTIPLE. */
export function toFindingTensor({width: w, height: h, data}: PageImage): Tensor {
  const [width, height] = [w, h].map(side => Math.ceil(side / MULTIPLE) * MULTIPLE) as [number, number];
  const area = width * height;
  const tensor = new Float32Array(3 * area);
  for (let color = 0; color < 3; color++) {
    const tones = Float32Array.from({length: 256}, (_, tone) => (tone / 255 - MEAN[color]!) / DEVIATION[color]!);
    tensor.fill(tones[255]!, color * area, (color + 1) * area);
    for (let y = 0; y < h; y++)
      for (let x = 0, from = y * w, to = color * area + y * width; x < w; x++, from++, to++)
        tensor[to] = tones[data[from]!]!;
  }
  return {data: tensor, width, height};
}

/** Extracts a strip, with a horizontal centre line. */
export function cutStrip(image: PageImage, {x0, y0, x1, y1, height}: Strip): PageImage {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length];
  const times = STRIP_HEIGHT / height;
  const width = Math.min(WIDTH.max, Math.max(WIDTH.min, Math.round(length * times)));
  const [px, py] = [length / width, height / STRIP_HEIGHT];
  const map: Matrix = [dx * px, -dy * py, x0 + (dy * height) / 2, dy * px, dx * py, y0 - (dx * height) / 2, 0, 0, 1];
  return resample(image, map, {width, height: STRIP_HEIGHT});
}

/** Combines strips for one run of the reading net; shorter ones are padded with grey. */
export function toReadingTensor(strips: readonly PageImage[]): Tensor {
  const width = Math.ceil(Math.max(...strips.map(strip => strip.width)) / MULTIPLE) * MULTIPLE;
  const area = width * STRIP_HEIGHT;
  const tensor = new Float32Array(strips.length * 3 * area);
  for (const [i, {width: w, data}] of strips.entries()) {
    const start = i * 3 * area;
    for (let y = 0; y < STRIP_HEIGHT; y++)
      for (let x = 0; x < w; x++) tensor[start + y * width + x] = data[y * w + x]! / HALF_WHITE - 1;
    for (const color of [1, 2]) tensor.copyWithin(start + color * area, start, start + area);
  }
  return {data: tensor, width, height: STRIP_HEIGHT};
}
