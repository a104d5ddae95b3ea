import {resizeImage, type PageImage} from '../../image';
import {findStrips, type Strip} from './strips';
import type {Nets} from './models';
import {toFindingTensor} from './tensors';

/** Height of letters, in pixels, to which pictures are reduced; enough for the finding net. */
const LETTER_HEIGHT = 10;
/** Maximum side, in pixels, of the picture in which text is searched, as the time grows with its area. */
const MAX_SIDE = 1760;
/** Height in pixels of the bands that are searched one by one, as memory grows with the area. */
const BAND = 448;
/** Overlap of neighbouring bands in pixels, so that a line cut by one is complete in the other. */
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

/** Finds the strips of text in a picture; `letterHeight` is in pixels, 0 if unknown. */
export async function stripsOf(nets: Nets, image: PageImage, letterHeight: number): Promise<Strip[]> {
  const scale = letterHeight > 0 ? LETTER_HEIGHT / letterHeight : 1;
  const times = Math.min(1, scale, MAX_SIDE / Math.max(image.width, image.height));
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
