import type {Word} from './description.js';
import {letterDistance} from './text.js';

const MIN_ABBREVIATION = 3;

/** Whether `shorter` abbreviates `longer`: same first letter, and all its letters occur in the longer word in order. */
function isCut(shorter: string, longer: string): boolean {
  if (shorter[0] !== longer[0] || shorter.length < MIN_ABBREVIATION || shorter.length > 5) return false;
  let i = 0;
  for (const letter of longer) if (letter === shorter[i]) i++;
  return i === shorter.length;
}

/** Similarity of two words, 0 to 1: equal, truncated, abbreviated, or misread by one or two letters. */
export function sameWords(a: Word, b: Word): number {
  if (a.raw === b.raw || a.full === b.full) return 1;
  const [shorter, longer] = a.raw.length <= b.raw.length ? [a.raw, b.raw] : [b.raw, a.raw];
  if (shorter.length >= MIN_ABBREVIATION && longer.startsWith(shorter)) return shorter.length >= 5 ? 0.95 : 0.85;
  if (longer.length >= 5) {
    const limit = longer.length >= 9 ? 2 : 1;
    if (letterDistance(shorter, longer, limit) <= limit) return 0.9;
  }
  return isCut(shorter, longer) ? 0.7 : 0;
}
