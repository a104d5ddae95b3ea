/** Removes all but the digits, the form in which numeric fields are sent and stored. */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * Fills a mask in which `#` takes the next character; stops where the value ends, so that a half-typed value is
 * formatted as far as it goes. Characters beyond the mask are dropped.
 */
export function applyMask(value: string, mask: string): string {
  let output = '';
  let literals = '';
  let next = 0;
  for (const symbol of mask) {
    if (symbol !== '#') {
      literals += symbol;
      continue;
    }
    const character = value[next++];
    if (character === undefined) break;
    output += literals + character;
    literals = '';
  }
  return output;
}

/** The display format of a text stored without punctuation. It is data, so that PostgreSQL can format the same way. */
export interface Mask {
  /** The characters that the mask keeps; letters are ASCII letters in upper case. */
  keeps: 'digits' | 'letters and digits';
  /** Shortest first: the first pattern that fits the whole value is used, else the last. */
  patterns: readonly string[];
}

const places = (pattern: string): number => pattern.split('#').length - 1;

/** Formats a text by a mask; a half-typed value is formatted as far as it goes. */
export function masked(text: string, {keeps, patterns}: Mask): string {
  const characters = keeps === 'digits' ? digitsOnly(text) : capitalsAndDigits(text);
  const pattern = patterns.find(each => places(each) >= characters.length) ?? patterns.at(-1) ?? '';
  return applyMask(characters, pattern);
}

/** Keeps only ASCII letters, in upper case, and digits. */
export const capitalsAndDigits = (text: string): string => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
