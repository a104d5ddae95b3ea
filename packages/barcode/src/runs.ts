import {DRAWINGS, STOP, START_A, START_C, MODULES, STOP_MODULES, textOf} from './code128.js';

/** A text, and whether it stands in the profile from right to left. */
export interface ProfileText {
  text: string;
  reversed: boolean;
}

/** Of 256 levels: half way from dark to light in a profile that was evened. */
const HALF = 128;
/** Bars and spaces of a character. */
const RUNS = 6;
/** How far, in modules squared, a character's widths may be from the standard's: the nearest two are 2.4 apart. */
const MAX_ERROR = 1.2;
/** How much a width counts by itself: ink makes all bars wider and all spaces narrower, their sums stay. */
const SINGLE_WEIGHT = 0.2;
/** Characters of the longest key, with start, check and those that change the set. */
const MAX_CHARACTERS = 48;

/** Widths in modules of every character, and of each bar with the space beside it. */
const WIDTHS = DRAWINGS.map(drawing => {
  const widths: number[] = [];
  drawing.forEach((moduleWidth, i) => {
    if (i > 0 && moduleWidth === drawing[i - 1]) widths.push((widths.pop() ?? 0) + 1);
    else widths.push(1);
  });
  return widths;
});

/** Where dark begins (even places) and ends (odd ones), between the readings. */
function edges(values: Uint8Array): number[] {
  const found: number[] = [];
  for (let i = 1; i < values.length; i++) {
    const [before, now] = [values[i - 1]!, values[i]!];
    const darkens = before >= HALF && now < HALF;
    if (!darkens && !(before < HALF && now >= HALF)) continue;
    if (found.length === 0 && !darkens) continue;
    found.push(i - 1 + (before - HALF) / (before - now));
  }
  return found;
}

function errorOf(widths: readonly number[], moduleWidth: number, drawing: readonly number[]): number {
  let error = 0;
  for (let i = 0; i < widths.length; i++) {
    const excess = widths[i]! / moduleWidth - drawing[i]!;
    error += SINGLE_WEIGHT * excess * excess;
    if (i === 0) continue;
    const sum = excess + widths[i - 1]! / moduleWidth - drawing[i - 1]!;
    error += sum * sum;
  }
  return error;
}

/** The likeliest of some characters at an edge; undefined when none is likely. */
function characterAt(found: readonly number[], from: number, values: readonly [number, number]): number | undefined {
  let [best, least]: [number | undefined, number] = [undefined, MAX_ERROR];
  for (let value = values[0]; value <= values[1]; value++) {
    const drawing = WIDTHS[value]!;
    if (from + drawing.length >= found.length) continue;
    const widths = drawing.map((_, i) => found[from + i + 1]! - found[from + i]!);
    const moduleWidth = (found[from + drawing.length]! - found[from]!) / (value === STOP ? STOP_MODULES : MODULES);
    const error = errorOf(widths, moduleWidth, drawing);
    if (error < least) [best, least] = [value, error];
  }
  return best;
}

/** The text that begins at an edge, to its stop. */
function textAt(found: readonly number[], from: number): string | undefined {
  const start = characterAt(found, from, [START_A, START_C]);
  if (start === undefined) return undefined;
  const values = [start];
  for (let i = from + RUNS; values.length < MAX_CHARACTERS; i += RUNS) {
    const value = characterAt(found, i, [0, START_A - 1]);
    const end = characterAt(found, i, [STOP, STOP]);
    // The stop begins like no other character does; where it fits, the sum decides.
    const text = end === undefined ? undefined : textOf(values);
    if (text !== undefined) return text;
    if (value === undefined) return undefined;
    values.push(value);
  }
  return undefined;
}

/**
 * Every text in a profile of bars (dark is 0), in either direction. Needs no light margin: on many a DANFE the ruled
 * frame stands right beside the bars.
 */
export function readRuns(values: Uint8Array): ProfileText[] {
  return [false, true].flatMap(reversed => {
    const found = edges(reversed ? values.slice().reverse() : values);
    const texts = new Set<string>();
    for (let from = 0; from + RUNS < found.length; from += 2) {
      const text = textAt(found, from);
      if (text !== undefined) texts.add(text);
    }
    return [...texts].map(text => ({text, reversed}));
  });
}
