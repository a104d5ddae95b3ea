import {INVALID_AMOUNT, INVALID_INTEGER, readGroupedNumber, textOf} from '@clube/domain';
import {numberOrDash, reaisOrDash} from '../format/values.ts';
import {centsOf} from '../inputs/validate.ts';

/** A whole number, or an amount in BRL. */
export type RangeKind = 'integer' | 'money';

/** The ends of a range, both included; an absent one is open. */
export interface Range {
  from?: number;
  until?: number;
}

/** What people typed, or the errors, for each end. */
export type RangeTexts = Readonly<Record<keyof Range, string>>;

export const REVERSED_RANGE = 'O fim é menor que o início';
/** The largest whole number that the database stores. */
const MAX_INTEGER = 2_147_483_647;

function numberOf(kind: RangeKind, text: string): number | undefined {
  if (kind === 'money') {
    const cents = centsOf(text);
    return cents === undefined ? undefined : cents / 100;
  }
  const number = readGroupedNumber(text);
  return number !== undefined && Number.isInteger(number) && Math.abs(number) <= MAX_INTEGER ? number : undefined;
}

/** Reads the two ends as typed in pt-BR (`1.500`, `12,50`); `errors` has a message for each wrong end. */
export function readRange(kind: RangeKind, texts: RangeTexts): {range: Range; errors: Partial<RangeTexts>} {
  const range: Range = {};
  const errors: Partial<Record<keyof Range, string>> = {};
  for (const end of ['from', 'until'] as const) {
    if (texts[end].trim() === '') continue;
    const number = numberOf(kind, texts[end]);
    if (number === undefined) errors[end] = kind === 'money' ? INVALID_AMOUNT : INVALID_INTEGER;
    else range[end] = number;
  }
  const {from, until} = range;
  if (from !== undefined && until !== undefined && until < from) errors.until = REVERSED_RANGE;
  return {range, errors};
}

const written = (kind: RangeKind, value: unknown): string =>
  typeof value !== 'number' ? textOf(value) : kind === 'money' ? reaisOrDash(value) : numberOrDash(value);

/** The range of filter values as a chip's text; undefined for no range. */
export function rangeText(kind: RangeKind, from: unknown, until: unknown): string | undefined {
  if (from === undefined && until === undefined) return undefined;
  if (until === undefined) return `${written(kind, from)} ou mais`;
  if (from === undefined) return `até ${written(kind, until)}`;
  return from === until ? written(kind, from) : `${written(kind, from)} a ${written(kind, until)}`;
}
