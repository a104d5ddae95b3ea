import {readBars, readBlurredBars, type BarReading, type GrayImage, type Strip} from '@clube/barcode';
import type {ReaderOptions} from '@clube/barcode/zxing';
import type {GrayPixels, PageImage} from '../image/types';
import {Sightings} from './sightings';
import {barsServe, type SeenCode} from './content';
import {cornersOfStrip, cornersOf, type PageLocation} from './places';
import {attempts, type Attempt} from './attempts';
import {decode, readProfile} from './zxing';

/** `rapido` stops at the first certain key; `completo` searches for all codes, as a picture may show two receipts. */
export type Effort = 'rapido' | 'completo';

const OPTIONS: ReaderOptions = {
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  minLineCount: 3,
  maxNumberOfSymbols: 16,
};
/** Maximum number of blurred barcodes that are tried, which take about half a second each. */
const MAX_BLURRED_STRIPS = {rapido: 2, completo: 3};
/** Above this side, in pixels, barcodes are also searched in the reduced picture. */
const REDUCED_SIDE = 1700;

/** Converts a picture for the decoders. */
const toGrayImage = ({width, height, data}: GrayPixels): GrayImage => ({width, height, data});

async function tryAttempt({image, factor, x, y, formats}: Attempt, sightings: Sightings): Promise<void> {
  for (const reading of await decode(toGrayImage(image), {...OPTIONS, formats: [...formats]})) {
    const format = reading.format === 'Code128' ? 'codigo_barras' : 'qrcode';
    sightings.note({format, text: reading.text, cantos: cornersOf(reading, factor, x, y), times: 1});
  }
}

function noteBars(readings: readonly BarReading[], sightings: Sightings): void {
  for (const {text, strip, times} of readings)
    sightings.note({format: 'codigo_barras', text, cantos: cornersOfStrip(strip), times});
}

/** Reads sharp barcodes; returns the strips that should be tried as blurred ones. */
async function tryBars(image: GrayImage, reduction: number, sightings: Sightings): Promise<Strip[]> {
  const {readings, hard} = await readBars(image, reduction, barsServe, readProfile);
  noteBars(readings, sightings);
  return hard;
}

/**
 * Finds the codes of a page that have an access key, by the fastest method first. Returns only keys with a correct check
 * digit. Takes about 50 ms for a clear picture, one to three seconds for one without a code.
 */
export async function readCodes(image: PageImage, location: PageLocation, effort: Effort): Promise<SeenCode[]> {
  const sightings = new Sightings(location);
  const enough = () => effort === 'rapido' && sightings.certain;
  const [wholeImage, ...others] = attempts(image, effort);
  if (wholeImage) await tryAttempt(wholeImage(), sightings);
  if (enough()) return sightings.codes();
  const pixels = toGrayImage(image);
  const hard = await tryBars(pixels, 1, sightings);
  if (!sightings.hasKey && Math.max(image.width, image.height) > REDUCED_SIDE)
    hard.unshift(...(await tryBars(pixels, 2, sightings)).slice(0, 1));
  for (const prepare of others) {
    if (enough()) return sightings.codes();
    await tryAttempt(prepare(), sightings);
  }
  if (!enough()) noteBars(readBlurredBars(pixels, hard.slice(0, MAX_BLURRED_STRIPS[effort]), barsServe), sightings);
  return sightings.codes();
}
