import {DRAWINGS, STOP, START_A, START_C, MODULES, STOP_MODULES, textOf} from './code128.js';

/** A text, and whether it runs from right to left in the profile. */
export interface ProfileText {
  text: string;
  reversed: boolean;
}

/** Threshold between dark and light in an equalised profile of 256 levels. */
const HALF = 128;
/** Number of bars and spaces per character. */
const RUNS = 6;
/** Maximum squared distance of a character's widths from the standard, in modules²; the closest two are 2.4 apart. */
const MAX_ERROR = 1.2;
/** Weight of single widths, as ink makes bars wider and spaces narrower but does not change the sum of both. */
const SINGLE_WEIGHT = 0.2;
/** Maximum number of characters of a key, with start, check and set changes. */
const MAX_CHARACTERS = 48;

/** Widths in modules of every character, and the sums of each bar and its adjacent space. */
const WIDTHS = DRAWINGS.map(drawing => {
  const widths: number[] = [];
  drawing.forEach((moduleWidth, i) => {
    if (i > 0 && moduleWidth === drawing[i - 1]) widths.push((widths.pop() ?? 0) + 1);
    else widths.push(1);
  });
  return widths;
});

/** Positions, interpolated between samples, where dark begins (even indexes) and ends (odd ones). */
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

/** The most likely character at an edge; undefined when none is likely. */
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

/** The text from an edge to its stop character. */
function textAt(found: readonly number[], from: number): string | undefined {
  const start = characterAt(found, from, [START_A, START_C]);
  if (start === undefined) return undefined;
  const values = [start];
  for (let i = from + RUNS; values.length < MAX_CHARACTERS; i += RUNS) {
    const value = characterAt(found, i, [0, START_A - 1]);
    const end = characterAt(found, i, [STOP, STOP]);
    // No other character begins like the stop; if it fits, the check character decides.
    const text = end === undefined ? undefined : textOf(values);
    if (text !== undefined) return text;
    if (value === undefined) return undefined;
    values.push(value);
  }
  return undefined;
}

/**
 * Every text in a profile of bars (dark is 0), in either direction. Needs no light margin, as on many DANFEs the ruled
 * frame is directly next to the bars.
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
