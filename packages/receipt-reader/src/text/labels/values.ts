import {parseCents} from '../numbers';
import type {Term} from '../types';
import type {ValueReader} from './neighbours';

export interface Amount {
  /** Integer cents. */
  cents: number;
  repaired: boolean;
}

/** An amount with two decimals, also where blanks tore it: `1.234, 56`, `- 5,00`. */
export const amount: ValueReader<Amount> = (terms: readonly Term[]) => {
  for (const taken of [1, 2]) {
    const joined = terms.slice(0, taken);
    if (joined.length < taken) break;
    const text = joined.map(term => term.text).join('');
    if (taken === 2 && !/^[-–]$/.test(joined[0]?.text ?? '') && !/[,.]$/.test(joined[0]?.text ?? '')) break;
    const reading = parseCents(text, true);
    if (reading) return {value: {cents: reading.cents, repaired: reading.repaired}, taken};
  }
  return undefined;
};

/** A count, such as how many lines a receipt has. */
export const counts: ValueReader<number> = ([term]: readonly Term[]) => {
  const text = term?.text.replace(/^[^\w]+|[^\w]+$/g, '') ?? '';
  return /^\d{1,3}$/.test(text) && Number(text) > 0 ? {value: Number(text), taken: 1} : undefined;
};
