import {digitsOnly, masked, type Mask} from '../mask.js';

/** Message for an invalid postal code. */
export const INVALID_CEP = 'CEP inválido';

export const CEP_MASK: Mask = {keeps: 'digits', patterns: ['#####-###']};

/** Whether the text has eight digits, not all zeros, which old records have for "not informed". */
export function isValidCep(cep: string): boolean {
  const digits = digitsOnly(cep);
  return digits.length === 8 && digits !== '00000000';
}

/** `01310100` → `01310-100`; a half-typed value is formatted as far as it goes. */
export function formatCep(cep: string): string {
  return masked(cep, CEP_MASK);
}
