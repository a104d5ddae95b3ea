import {findStrips, type Strip} from './find-strips.js';
import type {GrayImage} from './gray-image.js';
import {readRuns, type ProfileText} from './runs.js';
import {straighten, clean, profile, STEPS} from './profile.js';
import {readBlurred} from './blurred.js';

/** A text read from bars, its strip (in reading direction), and the number of separate heights that agree. */
export interface BarReading {
  text: string;
  strip: Strip;
  times: number;
}

type Serves = (text: string) => boolean;

/** Sharpening steps: strength and radius in pixels. The first is none. */
const SHARPENINGS = [
  [0, 1],
  [1.5, 1],
  [3, 1],
  [2, 2],
  [4, 2],
] as const;
/** Heights without common pixels, so that their agreement is significant. */
const HEIGHTS = [
  [-0.85, -0.35],
  [-0.35, 0.1],
  [0.1, 0.5],
  [0.5, 0.85],
] as const;
const HALVES = [
  [-0.85, -0.05],
  [0.05, 0.85],
] as const;
const WHOLE = [-0.8, 0.8] as const;

/** Counts the readings of each text. The whole height shares pixels with the others, so it does not add to their count. */
class Tally {
  private readonly sightings = new Map<string, {heights: Set<number>; reversed: boolean}>();

  note({text, reversed}: ProfileText, height: number): void {
    const seen = this.sightings.get(text) ?? {heights: new Set(), reversed};
    if (height >= 0) seen.heights.add(height);
    this.sightings.set(text, seen);
  }

  get foundAny(): boolean {
    return this.sightings.size > 0;
  }

  get confirmed(): boolean {
    return [...this.sightings.values()].some(({heights}) => heights.size > 1);
  }

  /** The readings; once one is confirmed, others of the same strip are dropped. */
  readings(strip: Strip): BarReading[] {
    const confirmed = this.confirmed;
    return [...this.sightings]
      .filter(([, {heights}]) => !confirmed || heights.size > 1)
      .map(([text, {heights, reversed}]) => ({
        text,
        strip: reversed ? {...strip, angle: strip.angle + Math.PI} : strip,
        times: Math.max(1, heights.size),
      }));
  }
}

/** A further way to read a profile of bars (dark is 0). */
export type ReadProfile = (values: Uint8Array) => Promise<readonly ProfileText[]>;

/** Reads one strip at several heights, with increasing sharpening, until two heights agree. */
async function readSharpStrip(image: GrayImage, strip: Strip, serves: Serves, readMore?: ReadProfile): Promise<Tally> {
  const profiles = [...HEIGHTS, WHOLE].map(([from, to]) => profile(image, strip, from, to));
  const tally = new Tally();
  for (const [strength, radius] of SHARPENINGS) {
    for (const [height, values] of profiles.entries()) {
      const cleaned = clean(values, strength, radius * STEPS);
      const samples = [...readRuns(cleaned), ...((await readMore?.(cleaned)) ?? [])];
      for (const reading of samples)
        if (serves(reading.text)) tally.note(reading, height < HEIGHTS.length ? height : -1);
    }
    if (tally.confirmed) break;
  }
  return tally;
}

/** Reads one strip with merged bars; the halves are read only if the whole gave a text. */
function readBlurredStrip(image: GrayImage, strip: Strip, serves: Serves): Tally {
  const tally = new Tally();
  const note = ([from, to]: readonly [number, number], height: number) => {
    const reading = readBlurred(profile(image, strip, from, to), serves);
    if (reading) tally.note(reading, height);
  };
  note(WHOLE, -1);
  if (tally.foundAny) HALVES.forEach(note);
  return tally;
}

/** The texts read from the bars of a picture, and the strips without a certain reading. */
export interface Bars {
  readings: BarReading[];
  hard: Strip[];
}

/** Reads all barcodes whose text `serves` accepts, in any direction; `readMore` also reads every profile. */
export async function readBars(
  image: GrayImage,
  reduction: number,
  serves: Serves,
  readMore?: ReadProfile,
): Promise<Bars> {
  const bars: Bars = {readings: [], hard: []};
  for (const askew of findStrips(image, reduction)) {
    const strip = straighten(image, askew);
    const tally = await readSharpStrip(image, strip, serves, readMore);
    bars.readings.push(...tally.readings(strip));
    if (!tally.confirmed) bars.hard.push(strip);
  }
  return bars;
}

/** Retries strips that could not be read bar by bar; takes about half a second each. */
export function readBlurredBars(image: GrayImage, strips: readonly Strip[], serves: Serves): BarReading[] {
  return strips.flatMap(strip => readBlurredStrip(image, strip, serves).readings(strip));
}
