import {median} from '../../document/statistics';
import type {Word} from '../../document/types';
import type {Character} from './decode';
import type {Strip} from './strips';

/** Characters this many usual steps apart belong to different words, though no space was seen between them. */
const FAR = 2.6;
/** And with so much paper between them, in heights of the strip. */
const FAR_GAP = 0.3;
/**
 * Nor does a net see every narrow space: paper between two characters that is wide by itself (in heights of the strip),
 * wider than usual between the letters of this strip, and parts them by more than a usual step.
 */
const SPACE = {gap: 0.12, ofUsual: 2, steps: 1.2} as const;
/** The same among figures, whose points and commas are narrow. */
const SPACE_AMONG_DIGITS = 0.4;
const DIGIT = /[\d.,/-]/;
/** A strip that the net can make nothing of. */
const MIN_CONFIDENCE = 0.4;
/** The net is more often right than it says: amounts that it gives 0.8 prove as right as those it gives 0.9 and more. */
const MODESTY = 0.5;

/** Heights of a strip: the usual step of a strip of one character, and how far letters reach from its middle line. */
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

/** The words of a strip with their boxes, in the units in which the strip is given. */
export function wordsOfStrip(characters: readonly Character[], {x0, y0, x1, y1, height}: Strip): Word[] {
  const steps = characters.slice(1).map(({position}, i) => position - characters[i]!.position);
  const step = median(steps) || Math.min(1, (height * ONE_STEP) / (x1 - x0));
  return splitWords(characters, step).flatMap(word => {
    const said = word.reduce((sum, character) => sum + character.confidence, 0) / word.length;
    if (said < MIN_CONFIDENCE) return [];
    const [from, until] = [word[0]!.position - step / 2, word.at(-1)!.position + step / 2];
    const middle = y0 + (y1 - y0) * ((from + until) / 2);
    // The strip is higher than the letters in it.
    const half = height * HALF_LETTER;
    return {
      text: word.map(({character}) => character).join(''),
      confidence: 1 - (1 - said) * MODESTY,
      box: {x0: x0 + (x1 - x0) * from, x1: x0 + (x1 - x0) * until, y0: middle - half, y1: middle + half},
    };
  });
}
