import {parseCents} from '../numbers';
import type {Line, Term} from '../types';
import {resembles} from './lexicon';

/** A row that changes an item: a discount or a charge on it, or its cancelling. Amounts in integer cents, positive. */
export interface Adjustment {
  kind: 'desconto' | 'acrescimo' | 'cancelamento';
  cents: number;
  /** The running number of the item it names; else it belongs to the one before. */
  item?: number;
  term?: Term;
}

function kindOf(line: Line): Adjustment['kind'] | undefined {
  const words = line.terms.map(({folded}) => folded);
  const start = words.slice(0, 4);
  if (start.some(word => resembles(word, 'CANCELAMENTO') || resembles(word, 'CANCELADO'))) return 'cancelamento';
  if (start.some(word => resembles(word, 'DESCONTO') || /^\(?-?\)?DESC[.:]*$/.test(word))) return 'desconto';
  if (start.some(word => resembles(word, 'ACRESCIMO') || /^\(?\+?\)?ACRESC?[.:]*$/.test(word))) return 'acrescimo';
  return undefined;
}

/** A row that begins as such, its amount read or not: no description. */
export const looksLikeAdjustment = (line: Line): boolean => kindOf(line) !== undefined;

/** What a row says about an item; undefined where it is no such row. */
export function adjustmentOf(line: Line): Adjustment | undefined {
  const kind = kindOf(line);
  if (!kind) return undefined;
  const term = line.terms.findLast(({text}) => parseCents(text, true) !== undefined);
  const reading = term && parseCents(term.text, true);
  if (!reading && kind !== 'cancelamento') return undefined;
  const number = /ITEM[^-\w]*(?:N\S*\s*)?0*(\d{1,3})(?![\d.,])/.exec(
    line.terms.map(({folded}) => folded).join(' '),
  )?.[1];
  return {kind, cents: Math.abs(reading?.cents ?? 0), ...(number && {item: Number(number)}), ...(term && {term})};
}
