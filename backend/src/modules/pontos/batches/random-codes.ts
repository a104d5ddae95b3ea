import {randomInt} from 'node:crypto';

/** Without the letters and digits that are read for one another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** A billion codes behind each prefix: nobody finds one by trying. */
const LENGTH = 6;

/** So many different codes, in upper case, behind the prefix. */
export function randomCodes(prefixo: string, count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) {
    const signs = Array.from({length: LENGTH}, () => SIGNS.charAt(randomInt(SIGNS.length)));
    codes.add(prefixo + signs.join(''));
  }
  return [...codes];
}
