import {digitsOnly, masked, type Mask} from './mask.js';
import {modulo11Digit} from './modulo11.js';

/** Message for an invalid CPF. */
export const INVALID_CPF = 'CPF não é válido';

const MAX_WEIGHT = 11;
export const CPF_MASK: Mask = {keeps: 'digits', patterns: ['###.###.###-##']};

/** Appends both check digits to the nine digits of a CPF. Throws RangeError when there are not nine. */
export function completeCpf(nineDigits: string): string {
  if (!/^\d{9}$/.test(nineDigits)) throw new RangeError('a CPF base has 9 digits');
  const ten = nineDigits + modulo11Digit(nineDigits, MAX_WEIGHT);
  return ten + modulo11Digit(ten, MAX_WEIGHT);
}

/** Whether the text, with or without punctuation, has 11 digits, not all the same, and both check digits are valid. */
export function isValidCpf(cpf: string): boolean {
  const digits = digitsOnly(cpf);
  if (digits.length !== 11 || /^(\d)\1*$/.test(digits)) return false;
  return completeCpf(digits.slice(0, 9)) === digits;
}

/** `39053344705` → `390.533.447-05`; a half-typed value is formatted as far as it goes. */
export function formatCpf(cpf: string): string {
  return masked(cpf, CPF_MASK);
}

/** `390.***.***-05`: for users who must tell painters apart but may not know their CPF. */
export function maskCpf(cpf: string): string {
  const digits = digitsOnly(cpf);
  return digits.length === 11 ? `${digits.slice(0, 3)}.***.***-${digits.slice(9)}` : '***.***.***-**';
}
