import type {Page} from '../../document/types';
import {rotateImage, type QuarterTurn, type PageImage} from '../../image';
import {stripsOf} from './find';
import type {Strip} from './strips';
import {readStrips} from './read-strips';
import {startNets, type Nets} from './models';
import {wordsOfStrip} from './words';

export {closeNets} from './models';

/** The sample that decides whether a page is upside down: number of strips, and their ideal length / height. */
const SAMPLE = {count: 8, slenderness: 6} as const;
/** Approximate confidence of letters in an upside-down line, which is subtracted. */
const BY_CHANCE = 0.6;

const upsideDown = ({x0, y0, x1, y1, height}: Strip, {width: w, height: h}: PageImage): Strip => ({
  x0: w - x1,
  y0: h - y1,
  x1: w - x0,
  y1: h - y0,
  height,
});

async function findTurn(nets: Nets, image: PageImage, strips: readonly Strip[]): Promise<QuarterTurn> {
  const deviation = ({x0, x1, height}: Strip) => Math.abs(Math.log((x1 - x0) / height / SAMPLE.slenderness));
  const sample = strips.toSorted((a, b) => deviation(a) - deviation(b)).slice(0, SAMPLE.count);
  const scoreOf = async (picture: PageImage, which: readonly Strip[]) =>
    (await readStrips(nets, picture, which)).flat().reduce((sum, {confidence}) => sum + confidence - BY_CHANCE, 0);
  const upright = await scoreOf(image, sample);
  const turned = sample.map(strip => upsideDown(strip, image));
  return upright >= (await scoreOf(rotateImage(image, 180), turned)) ? 0 : 180;
}

/** Reads a picture with horizontal lines by neural nets; undefined if this machine cannot run them. */
export async function recogniseByNets(
  image: PageImage,
  {arquivo, number}: {arquivo: number; number: number},
  letterHeight: number,
): Promise<Page | undefined> {
  const nets = await startNets();
  if (!nets) return undefined;
  const found = await stripsOf(nets, image, letterHeight);
  const turn = await findTurn(nets, image, found);
  const upright = rotateImage(image, turn);
  const strips = turn === 0 ? found : found.map(strip => upsideDown(strip, image));
  const characters = await readStrips(nets, upright, strips);
  const words = strips.flatMap((strip, i) => wordsOfStrip(characters[i]!, strip));
  const {width, height, toView} = upright;
  return {arquivo, number, width, height, words, source: 'ocr', toView};
}
