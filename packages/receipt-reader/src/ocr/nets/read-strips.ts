import type {PageImage} from '../../image';
import {decodeSteps, type Character} from './decode';
import type {Strip} from './strips';
import type {Nets} from './models';
import {measureGaps} from './gaps';
import {MULTIPLE, STRIP_HEIGHT, cutStrip, toReadingTensor} from './tensors';

/** Maximum number and total width in pixels of strips in one run. */
const BATCH = {count: 8, width: 3200} as const;
/** Maximum width relative to the narrowest strip of a run (plus MULTIPLE pixels), so that there is little padding. */
const WIDER = 1.25;

interface Cut {
  index: number;
  cut: PageImage;
}

function inBatches(cuts: readonly Cut[]): Cut[][] {
  const batches: Cut[][] = [];
  for (const cut of cuts.toSorted((a, b) => a.cut.width - b.cut.width)) {
    const batch = batches.at(-1);
    const {width} = cut.cut;
    const fits =
      batch &&
      batch.length < BATCH.count &&
      width * (batch.length + 1) <= BATCH.width &&
      width <= batch[0]!.cut.width * WIDER + MULTIPLE;
    if (fits) batch.push(cut);
    else batches.push([cut]);
  }
  return batches;
}

/** Reads the characters of each strip, in the order of the strips. */
export async function readStrips(
  {read, characters}: Nets,
  image: PageImage,
  strips: readonly Strip[],
): Promise<Character[][]> {
  const readings: Character[][] = strips.map(() => []);
  const cuts = strips.map((strip, index) => ({index, cut: cutStrip(image, strip)}));
  for (const batch of inBatches(cuts)) {
    const {data, width} = toReadingTensor(batch.map(({cut}) => cut));
    const output = await read({data, shape: [batch.length, 3, STRIP_HEIGHT, width]});
    const [, steps = 0, symbols = 0] = output.shape;
    for (const [i, {index, cut}] of batch.entries()) {
      const decoded = decodeSteps(
        {
          data: output.data,
          start: i * steps * symbols,
          steps,
          used: cut.width / width,
        },
        characters,
      );
      const gaps = measureGaps(cut, decoded);
      readings[index] = decoded.map((character, k) => ({...character, gap: gaps[k]!}));
    }
  }
  return readings;
}
