import {resizeImage, type PageImage} from '../../image';
import {findStrips, type Strip} from './strips';
import type {Nets} from './models';
import {toFindingTensor} from './tensors';

/** Letters of this height, in pixels, are high enough to be seen. */
const LETTER_HEIGHT = 10;
/** Text is looked for in no larger picture than this: time grows with its area. */
const MAX_SIDE = 1760;
/** A picture is looked at in bands of this height, for memory grows with the area seen at once; in pixels. */
const BAND = 448;
/** Neighbouring bands both see so much: a line cut by the edge of one lies whole in the other. */
const OVERLAP = 64;

const scaleStrip = ({x0, y0, x1, y1, height}: Strip, times: number): Strip => ({
  x0: x0 * times,
  y0: y0 * times,
  x1: x1 * times,
  y1: y1 * times,
  height: height * times,
});

async function stripsOfBand({find}: Nets, image: PageImage, from: number, until: number): Promise<Strip[]> {
  const {width: w} = image;
  const {data, width, height} = toFindingTensor({
    ...image,
    height: until - from,
    data: image.data.subarray(from * w, until * w),
  });
  const map = await find({data, shape: [1, 3, height, width]});
  return findStrips({width, height, data: map.data}).map(strip => ({
    ...strip,
    y0: strip.y0 + from,
    y1: strip.y1 + from,
  }));
}

/** The strips of text of a picture whose letters have that height in pixels; 0 where it is not known. */
export async function stripsOf(nets: Nets, image: PageImage, letterHeight: number): Promise<Strip[]> {
  const wanted = letterHeight > 0 ? LETTER_HEIGHT / letterHeight : 1;
  const times = Math.min(1, wanted, MAX_SIDE / Math.max(image.width, image.height));
  const smaller = times < 1 ? await resizeImage(image, times) : image;
  const found: Strip[] = [];
  for (let from = 0; from < smaller.height; from += BAND) {
    const end = Math.min(smaller.height, from + BAND);
    const top = Math.max(0, from - OVERLAP);
    const seen = await stripsOfBand(nets, smaller, top, Math.min(smaller.height, end + OVERLAP));
    const middle = ({y0, y1}: Strip) => (y0 + y1) / 2;
    found.push(...seen.filter(strip => middle(strip) >= from && middle(strip) < end));
  }
  return found.map(strip => scaleStrip(strip, 1 / times));
}
