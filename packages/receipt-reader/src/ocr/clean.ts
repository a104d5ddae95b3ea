import {sliceBox} from '../document/geometry';
import type {Word} from '../document/types';

/** Characters that specks and descenders of the line above are read as, alone or attached to a word. */
const DIRT = `.:;'"’‘“”\`´·•…!*_`;
const ONLY_DIRT = new RegExp(`^[${DIRT}]+$`);
const IN_FRONT = new RegExp(`^[${DIRT}]+(?=[\\p{L}\\p{N}])`, 'u');
const BEHIND = new RegExp(`(?<=[\\p{L}\\p{N}%)])[${DIRT}]+$`, 'u');

/** A table rule or speck that was read as the end of an amount: `468,7200j`. */
const RULE = /(?<=\d,\d{2,4})[\][|}{jJ!.:]+$/;

function piece(word: Word, start: number, end: number): Word {
  const {text, box} = word;
  return {...word, text: text.slice(start, end), box: sliceBox(box, start, end, text.length)};
}

/** The first character of a tail if it is a full stop or colon, which may be real; else nothing. */
const onePoint = (tail: string): string => (/^[.:]/.test(tail) ? tail.charAt(0) : '');

/**
 * Removes dirt from a word. Underscores split it into several words (`x_400,98`), as receipts do not print them within
 * words.
 */
export function removeNoise(word: Word): Word[] {
  return [...word.text.matchAll(/[^_]+/g)].flatMap(({0: part, index}) => {
    if (ONLY_DIRT.test(part)) return [];
    const front = IN_FRONT.exec(part)?.[0].length ?? 0;
    const clean = part.slice(front).replace(BEHIND, onePoint).replace(RULE, '');
    return [piece(word, index + front, index + front + clean.length)];
  });
}
