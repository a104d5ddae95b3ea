import {capitalsAndDigits, masked, type Mask} from './mask.js';
import {modulo11Digit} from './modulo11.js';

/** Message for an invalid CNPJ. */
export const INVALID_CNPJ = 'CNPJ Inválido';

const MAX_WEIGHT = 9;
export const CNPJ_MASK: Mask = {keeps: 'letters and digits', patterns: ['##.###.###/####-##']};

/** Uppercase letters and digits only: the one stored form of a CNPJ, classic or alphanumeric. */
export function normaliseCnpj(cnpj: string): string {
  return capitalsAndDigits(cnpj);
}

/** Appends both check digits to the twelve characters of a CNPJ. Throws RangeError when they are not twelve. */
export function completeCnpj(twelve: string): string {
  if (!/^[0-9A-Z]{12}$/.test(twelve)) throw new RangeError('a CNPJ base has 12 digits or capital letters');
  const thirteen = twelve + modulo11Digit(twelve, MAX_WEIGHT);
  return thirteen + modulo11Digit(thirteen, MAX_WEIGHT);
}

/**
 * Accepts the classic CNPJ and the alphanumeric one (valid from July 2026), with or without punctuation: 12 digits or
 * letters and 2 check digits, not all the same, counted as ASCII − 48.
 */
export function isValidCnpj(cnpj: string): boolean {
  const text = normaliseCnpj(cnpj);
  if (!/^[0-9A-Z]{12}\d{2}$/.test(text) || /^(.)\1*$/.test(text)) return false;
  return completeCnpj(text.slice(0, 12)) === text;
}

/** `11222333000181` → `11.222.333/0001-81`; a half-typed value is formatted as far as it goes. */
export function formatCnpj(cnpj: string): string {
  return masked(cnpj, CNPJ_MASK);
}

/** The first 8 characters, which every branch of a company shares. */
export function cnpjRoot(cnpj: string): string {
  return normaliseCnpj(cnpj).slice(0, 8);
}
