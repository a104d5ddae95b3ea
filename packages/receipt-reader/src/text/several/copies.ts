import type {Sheet} from '../types';

/** Chosen minimum of numbers on a page; with fewer, two pages may be equal by chance. */
const MIN_FIGURES = 8;

/** The sorted numbers of a page, which are the same on each copy, even under another heading. */
export function figuresOf({lines}: Sheet): string | undefined {
  const terms = lines.flatMap(line => line.terms.map(({folded}) => folded));
  const numbers = terms.filter(text => /\d.*\d/.test(text));
  return numbers.length < MIN_FIGURES ? undefined : numbers.sort().join(' ');
}

/** Removes pages of a text layer that repeat an earlier one, such as the customer's and the shop's copy. */
export function withoutCopies(sheets: readonly Sheet[]): Sheet[] {
  const seen = new Set<string>();
  return sheets.filter(sheet => {
    const own = sheet.page.source === 'texto' ? figuresOf(sheet) : undefined;
    if (own === undefined) return true;
    const fresh = !seen.has(own);
    seen.add(own);
    return fresh;
  });
}
