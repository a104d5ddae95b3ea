/** Keeps the digits of a text: what every numeric mask of the product sends and stores. */
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

/** How people write what is kept without its signs. Data, so that PostgreSQL writes it the same way. */
export interface Mask {
  /** What of a text the mask takes; of letters those of ASCII, as capitals. */
  keeps: 'digits' | 'letters and digits';
  /** The shortest first: the first that holds the whole value is the one, else the last. */
  patterns: readonly string[];
}

const places = (pattern: string): number => pattern.split('#').length - 1;

/** The text as the mask has people write it; a half-typed value as far as it goes. */
export function masked(text: string, {keeps, patterns}: Mask): string {
  const kept = keeps === 'digits' ? digitsOnly(text) : capitalsAndDigits(text);
  const pattern = patterns.find(each => places(each) >= kept.length) ?? patterns.at(-1) ?? '';
  return applyMask(kept, pattern);
}

/** Letters of ASCII in capitals, and digits. */
export const capitalsAndDigits = (text: string): string => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
