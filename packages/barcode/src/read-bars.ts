import {findStrips, type Strip} from './find-strips.js';
import type {GrayImage} from './gray-image.js';
import {readRuns, type ProfileText} from './runs.js';
import {straighten, clean, profile, STEPS} from './profile.js';
import {readBlurred} from './blurred.js';

/** A text in bars, the strip that holds it (in its reading direction), and how many separate heights say the same. */
export interface BarReading {
  text: string;
  strip: Strip;
  times: number;
}

type Serves = (text: string) => boolean;

/** Sharpening: how much, and over how many pixels. The first is none. */
const SHARPENINGS = [
  [0, 1],
  [1.5, 1],
  [3, 1],
  [2, 2],
  [4, 2],
] as const;
/** Heights that share no pixel, so that agreement between them means something. */
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

/** Counts who said what; the whole height shares its pixels with the others and is a sighting only by itself. */
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

  /** What was read; once something is confirmed, nothing else of the same strip counts. */
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

/** Reads one strip height by height, sharper each time, until two heights agree. */
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

/** Reads one strip whose bars run into each other; the halves are read only when the whole gave a text. */
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

/** What the bars of a picture say, and the strips in which nothing was read with certainty. */
export interface Bars {
  readings: BarReading[];
  hard: Strip[];
}

/** Every barcode whose text `serves` accepts, whichever way it lies; `readMore` is called for every profile, too. */
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

/** Tries again strips that could not be read bar by bar; each takes about half a second. */
export function readBlurredBars(image: GrayImage, strips: readonly Strip[], serves: Serves): BarReading[] {
  return strips.flatMap(strip => readBlurredStrip(image, strip, serves).readings(strip));
}
