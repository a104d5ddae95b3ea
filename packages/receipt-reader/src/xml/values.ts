import {readDate} from '@clube/domain';
import type {Clue} from '../document/types';
import type {XmlNode} from './node';

const DECIMAL = /^\d{1,15}(\.\d{1,10})?$/;

/** Parses a decimal of fiscal XML: a dot, no sign, at most ten decimals. */
export function parseDecimal(text: string | undefined): number | undefined {
  return text !== undefined && DECIMAL.test(text) ? Number(text) : undefined;
}

/** Converts an amount with up to ten decimals to integer cents, halves up; undefined when invalid. */
function parseCents(text: string | undefined): number | undefined {
  if (text === undefined || !DECIMAL.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  const cents =
    Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')) + (Number(fraction[2] ?? 0) >= 5 ? 1 : 0);
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** The date as the issuer wrote it; time and zone after it do not change it. */
export function parseDay(text: string | undefined): string | undefined {
  return text === undefined ? undefined : readDate(/^\d{4}-\d{2}-\d{2}T/.test(text) ? text.slice(0, 10) : text);
}

export const clue = <T>(value: T, confidence = 1): Clue<T> => ({value, source: 'xml', confidence});

/** One clue per defined value; undefined if there is none. */
export const clues = <T>(...values: (T | undefined)[]): Clue<T>[] | undefined => {
  const present = values.filter(value => value !== undefined);
  return present.length > 0 ? present.map(value => clue(value)) : undefined;
};

export const cents = (node: XmlNode, ...path: string[]): number | undefined => parseCents(node.text(...path));
