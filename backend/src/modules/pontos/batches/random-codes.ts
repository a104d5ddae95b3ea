import {randomInt} from 'node:crypto';

/** Without letters and digits that are easily confused. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** A billion codes for each prefix, so that guessing one is hopeless. */
const LENGTH = 6;

/** Returns `count` different codes with the prefix, in upper case. */
export function randomCodes(prefixo: string, count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) {
    const signs = Array.from({length: LENGTH}, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
    codes.add(prefixo + signs.join(''));
  }
  return [...codes];
}
