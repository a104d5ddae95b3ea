import {digitsOnly, masked, type Mask} from '../mask.js';

/** Message for an invalid mobile number. */
export const INVALID_CELULAR = 'Celular inválido';

/** Numbers with 8 digits (old) and 9 digits (current) after the area code. */
export const TELEFONE_MASK: Mask = {keeps: 'digits', patterns: ['(##) ####-####', '(##) #####-####']};

// An area code has no zero, and a subscriber number is not all zeros.
const WITH_AREA_CODE = /^[1-9]{2}(?!0+$)\d+$/;

/** Whether the text is area code and number: 11 digits, or 10 for a number of the old length. */
export function isValidCelular(celular: string): boolean {
  const digits = digitsOnly(celular);
  return (digits.length === 10 || digits.length === 11) && WITH_AREA_CODE.test(digits);
}

/** Whether the text is area code and number of a landline: 10 digits. */
export function isValidTelefone(telefone: string): boolean {
  const digits = digitsOnly(telefone);
  return digits.length === 10 && WITH_AREA_CODE.test(digits);
}

/** `(11) 98765-4321` or `(11) 3456-7890`, by the number of digits; a half-typed value as far as it goes. */
export function formatTelefone(number: string): string {
  return masked(number, TELEFONE_MASK);
}

/** `(11) *****-4321`: enough to recognise the number, too little to call it. */
export function maskTelefone(number: string): string {
  const digits = digitsOnly(number);
  const middle = digits.length > 10 ? '*****' : '****';
  return digits.length >= 10 ? `(${digits.slice(0, 2)}) ${middle}-${digits.slice(-4)}` : '(**) *****-****';
}
