import {fit, refit, type Fit, type Posture} from './fit.js';
import {MODULES, STOP_MODULES, textOf} from './code128.js';
import {OVERHANG} from './profile.js';
import type {ProfileText} from './runs.js';

/** Characters before the stop (start, pairs of digits, check) of a key of 44 digits, of half of one, of one with letters. */
const USUAL = [24] as const;
const RARE = [13, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36] as const;
/** Changes of the module width along the code that are tried, for sheets photographed at an angle. */
const SKEWS = [-0.05, -0.025, 0, 0.025, 0.05];
/** Number of initial postures that are refined. */
const BEGINNINGS = 4;
/** Blur widths that are tried, in modules; a wider blur hides the narrow bars. */
const BLURS = [0.45, 0.7, 1, 1.3];
/** Maximum error of a fit; above it there is no barcode. */
const MAX_ERROR = 0.35;

/** Share of the darkest and lightest samples that is ignored, as specks and glare. */
const OUTLIERS = 0.08;
/** Light margins are brighter than this share of the way from dark to light; blurred spaces inside the bars are not. */
const MARGIN_LIGHT = 0.72;
/** Minimum length of a light margin in modules; no space inside a code is wider than four. */
const MARGIN_MODULES = 6;
/** Search for the best posture: step widths in modules, rounds per width, and change of skew per module. */
const MOVES = {steps: [0.4, 0.15], rounds: 8, skew: 0.012} as const;
/** Modules of a key of digits, stop included. */
const USUAL_MODULES = USUAL[0] * MODULES + STOP_MODULES;

/** The brightness between dark and light in a profile. */
function threshold(profile: Float32Array): number {
  const sortedValues = Float32Array.from(profile).sort();
  const at = (share: number) => sortedValues[Math.floor(share * (sortedValues.length - 1))]!;
  return at(OUTLIERS) + (at(1 - OUTLIERS) - at(OUTLIERS)) * MARGIN_LIGHT;
}

/** The positions of the light margins on both sides of the middle, which are wider than any space in the code. */
function ends(profile: Float32Array): [number, number] | undefined {
  // The usual module width; the profile extends beyond the strip at both ends.
  const moduleWidth = profile.length / (1 + 2 * OVERHANG) / USUAL_MODULES;
  const light = threshold(profile);
  const middle = Math.floor(profile.length / 2);
  const walk = (step: 1 | -1): number | undefined => {
    let consecutive = 0;
    for (let i = middle; i >= 0 && i < profile.length; i += step) {
      consecutive = profile[i]! > light ? consecutive + 1 : 0;
      if (consecutive > MARGIN_MODULES * moduleWidth) return i - step * consecutive;
    }
    return undefined;
  };
  const [start, end] = [walk(-1), walk(1)];
  return start === undefined || end === undefined ? undefined : [start, end];
}

/** The neighbouring postures to try. */
function neighbours(posture: Posture, moduleWidth: number, step: number): Posture[] {
  const {start, end, skew} = posture;
  const d = step * moduleWidth;
  return [
    {...posture, start: start - d},
    {...posture, start: start + d},
    {...posture, end: end - d},
    {...posture, end: end + d},
    {...posture, skew: skew - step * MOVES.skew},
    {...posture, skew: skew + step * MOVES.skew},
  ];
}

/** Moves a posture as long as the fit improves. */
function descend(profile: Float32Array, initial: Posture, moduleWidth: number, characters: number): [Posture, Fit] {
  let [posture, fitting] = [initial, fit(profile, initial, characters)];
  for (const step of MOVES.steps) {
    for (let round = 0; round < MOVES.rounds; round++) {
      const before = fitting.error;
      for (const other of neighbours(posture, moduleWidth, step)) {
        const tried = fit(profile, other, characters);
        if (tried.error < fitting.error) [posture, fitting] = [other, tried];
      }
      if (fitting.error === before) break;
    }
  }
  return [posture, fitting];
}

interface Beginning {
  profile: Float32Array;
  posture: Posture;
  characters: number;
  moduleWidth: number;
  error: number;
}

/** The rough postures that fit a profile best, for these code lengths and both directions. */
function beginnings(profile: Float32Array, lengths: readonly number[]): Beginning[] {
  const extremes = ends(profile);
  if (!extremes) return [];
  const [start, end] = extremes;
  const last = profile.length - 1;
  const directions = [
    {profile, start, end},
    {profile: profile.slice().reverse(), start: last - end, end: last - start},
  ];
  const all = directions.flatMap(direction =>
    lengths.flatMap(characters => {
      const moduleWidth = (end - start) / (characters * MODULES + STOP_MODULES);
      return BLURS.flatMap(blur =>
        SKEWS.map(skew => {
          const posture = {start: direction.start, end: direction.end, skew, blur};
          const {error} = fit(direction.profile, posture, characters);
          return {profile: direction.profile, posture, characters, moduleWidth, error};
        }),
      );
    }),
  );
  return all.sort((a, b) => a.error - b.error).slice(0, BEGINNINGS);
}

function* texts(profile: Float32Array, lengths: readonly number[]): Generator<ProfileText> {
  for (const {profile: reading, posture, characters, moduleWidth} of beginnings(profile, lengths)) {
    const [final, fitting] = descend(reading, posture, moduleWidth, characters);
    if (fitting.error > MAX_ERROR) continue;
    for (const choose of [() => fitting.values, () => refit(reading, final, fitting)]) {
      const text = textOf(choose());
      if (text !== undefined) yield {text, reversed: reading !== profile};
    }
  }
}

/**
 * Reads bars that are too fine or too blurred to be told apart: draws characters through a blur and keeps those
 * that explain the profile. Only codes that begin with digits in pairs, as all keys do; either direction. The first
 * text that `serves` accepts, the likeliest first.
 */
export function readBlurred(profile: Float32Array, serves: (text: string) => boolean): ProfileText | undefined {
  for (const lengths of [USUAL, RARE])
    for (const reading of texts(profile, lengths)) if (serves(reading.text)) return reading;
  return undefined;
}
