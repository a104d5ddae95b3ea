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
