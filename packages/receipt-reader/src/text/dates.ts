import {isCivilDate} from '@clube/domain';
import {asDigits} from './numbers';
import type {Term} from './types';

export interface DateReading {
  date: string;
  repaired: boolean;
}

const DATE_FORMS: readonly {pattern: RegExp; order: 'dma' | 'amd'}[] = [
  {pattern: /^(\d{2})[/.-](\d{2})[/.-](20\d{2})(?!\d)/, order: 'dma'},
  {pattern: /^(20\d{2})-(\d{2})-(\d{2})(?!\d)/, order: 'amd'},
  {pattern: /^(20\d{2})\/(\d{2})\/(\d{2})(?!\d)/, order: 'amd'},
  {pattern: /^(\d{2})[/.-](\d{2})[/.-](\d{2})(?!\d)/, order: 'dma'},
  {pattern: /^(\d{1,2})\/(\d{1,2})\/(20\d{2})(?!\d)/, order: 'dma'},
];

function findDate(text: string): string | undefined {
  for (const {pattern, order: operator} of DATE_FORMS) {
    const parts = pattern.exec(text);
    if (!parts) continue;
    const [, a = '', b = '', c = ''] = parts;
    const [year, day] = operator === 'dma' ? [c.padStart(4, '20'), a] : [a, c];
    const date = `${year}-${b.padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (isCivilDate(date)) return date;
  }
  return undefined;
}

/** Letters taken for digits: a day has so many characters, and at least so many digits of it were read. */
const REPAIRABLE = {characters: 10, digits: 5} as const;

/** The day that a word begins with: `05/10/2026`, `05/10/26`, `05-10-2026`, `05.10.2026`, `2026-10-05T…`. */
function readDateAtStart(text: string): DateReading | undefined {
  const cleaned = text.replace(/^[^\w]+/, '');
  const direct = findDate(cleaned);
  if (direct) return {date: direct, repaired: false};
  if (cleaned.replace(/\D/g, '').length < REPAIRABLE.digits) return undefined;
  const repaired = findDate(asDigits(cleaned.slice(0, REPAIRABLE.characters)) + cleaned.slice(REPAIRABLE.characters));
  return repaired ? {date: repaired, repaired: true} : undefined;
}

/** A day of one word, or set with blanks between its parts: `05 / 10 / 2026`. */
export function dateAtFront(terms: readonly Term[]): {value: DateReading; taken: number} | undefined {
  for (const taken of [1, 3, 5]) {
    if (taken > terms.length) break;
    const value = readDateAtStart(
      terms
        .slice(0, taken)
        .map(({text}) => text)
        .join(''),
    );
    if (value) return {value, taken};
  }
  return undefined;
}
