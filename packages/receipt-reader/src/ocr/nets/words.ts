import {median} from '../../document/statistics';
import type {Word} from '../../document/types';
import type {Character} from './decode';
import type {Strip} from './strips';

/** Characters this many usual steps apart belong to different words, even if the net read no space between them, … */
const FAR = 2.6;
/** … and if the blank paper between them is at least this wide, in strip heights. */
const FAR_GAP = 0.3;
/**
 * Narrow spaces, which a net often misses: minimum gap in strip heights, minimum ratio to the strip's usual gap, and minimum
 * distance of the characters in usual steps.
 */
const SPACE = {gap: 0.12, ofUsual: 2, steps: 1.2} as const;
/** Minimum gap between digits, in strip heights; larger, as points and commas are narrow. */
const SPACE_AMONG_DIGITS = 0.4;
const DIGIT = /[\d.,/-]/;
/** Minimum mean confidence of a word; others are discarded. */
const MIN_CONFIDENCE = 0.4;
/** Factor for the net's doubt, as it is too cautious: amounts with 0.8 are correct as often as those with 0.9 and more. */
const MODESTY = 0.5;

/** In strip heights: the step of a strip with one character, and the distance of letters' edges from its centre line. */
const [ONE_STEP, HALF_LETTER] = [0.4, 0.35];

function unseenSpace(before: Character, character: Character, step: number, usual: number): boolean {
  const gap = character.gap ?? 0;
  if (DIGIT.test(before.character) && DIGIT.test(character.character)) return gap >= SPACE_AMONG_DIGITS;
  const wide = gap >= Math.max(SPACE.gap, usual * SPACE.ofUsual);
  return wide && character.position - before.position >= step * SPACE.steps;
}

function splitWords(characters: readonly Character[], step: number): Character[][] {
  const words: Character[][] = [];
  const usual = median(characters.slice(1).map(({gap = 0}) => gap));
  let previous: Character | undefined;
  for (const character of characters) {
    if (character.character !== ' ') {
      const far =
        !previous ||
        previous.character === ' ' ||
        (character.position - previous.position > step * FAR && (character.gap ?? 1) >= FAR_GAP) ||
        unseenSpace(previous, character, step, usual);
      if (far) words.push([character]);
      else words.at(-1)!.push(character);
    }
    previous = character;
  }
  return words;
}

/** The words of a strip with their boxes, in the strip's units. */
export function wordsOfStrip(characters: readonly Character[], {x0, y0, x1, y1, height}: Strip): Word[] {
  const steps = characters.slice(1).map(({position}, i) => position - characters[i]!.position);
  const step = median(steps) || Math.min(1, (height * ONE_STEP) / (x1 - x0));
  return splitWords(characters, step).flatMap(word => {
    const mean = word.reduce((sum, character) => sum + character.confidence, 0) / word.length;
    if (mean < MIN_CONFIDENCE) return [];
    const [from, until] = [word[0]!.position - step / 2, word.at(-1)!.position + step / 2];
    const middle = y0 + (y1 - y0) * ((from + until) / 2);
    // The strip is higher than its letters.
    const half = height * HALF_LETTER;
    return {
      text: word.map(({character}) => character).join(''),
      confidence: 1 - (1 - mean) * MODESTY,
      box: {x0: x0 + (x1 - x0) * from, x1: x0 + (x1 - x0) * until, y0: middle - half, y1: middle + half},
    };
  });
}
