import {sliceBox} from '../document/geometry';
import type {Word} from '../document/types';

/** What specks of dirt and the feet of the line above are read as, by themselves or stuck to a word. */
const DIRT = `.:;'"’‘“”\`´·•…!*_`;
const ONLY_DIRT = new RegExp(`^[${DIRT}]+$`);
const IN_FRONT = new RegExp(`^[${DIRT}]+(?=[\\p{L}\\p{N}])`, 'u');
const BEHIND = new RegExp(`(?<=[\\p{L}\\p{N}%)])[${DIRT}]+$`, 'u');

/** The rule of a table or a speck, read as part of the amount before it: `468,7200j`. */
const RULE = /(?<=\d,\d{2,4})[\][|}{jJ!.:]+$/;

function piece(word: Word, start: number, end: number): Word {
  const {text, box} = word;
  return {...word, text: text.slice(start, end), box: sliceBox(box, start, end, text.length)};
}

/** A full stop or colon may be meant, and one alone is. */
const onePoint = (tail: string): string => (/^[.:]/.test(tail) ? tail.charAt(0) : '');

/**
 * A word without dirt. Pieces on both sides of an underscore are words of their own (`x_400,98`): no receipt prints one
 * within a word.
 */
export function removeNoise(word: Word): Word[] {
  return [...word.text.matchAll(/[^_]+/g)].flatMap(({0: part, index}) => {
    if (ONLY_DIRT.test(part)) return [];
    const front = IN_FRONT.exec(part)?.[0].length ?? 0;
    const clean = part.slice(front).replace(BEHIND, onePoint).replace(RULE, '');
    return [piece(word, index + front, index + front + clean.length)];
  });
}
