import type {Sheet} from '../types';

/** With fewer figures two pages may be alike by chance: a choice. */
const MIN_FIGURES = 8;

/** The figures of a page in any order: what a further copy repeats, whatever it calls itself. */
export function figuresOf({lines}: Sheet): string | undefined {
  const terms = lines.flatMap(line => line.terms.map(({folded}) => folded));
  const numbers = terms.filter(text => /\d.*\d/.test(text));
  return numbers.length < MIN_FIGURES ? undefined : numbers.sort().join(' ');
}

/** Without the pages of a document's own text that only print an earlier one again: the customer's copy, the shop's. */
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
