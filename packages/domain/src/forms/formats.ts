import {INVALID_CNPJ, isValidCnpj} from '../documents/cnpj.js';
import {INVALID_EMAIL, isValidEmail} from '../documents/contact/email.js';
import {INVALID_CPF, isValidCpf} from '../documents/cpf.js';
import {textOf} from './field-errors.js';

const FORMATS = {
  cpf: {isValid: isValidCpf, message: INVALID_CPF},
  cnpj: {isValid: isValidCnpj, message: INVALID_CNPJ},
  email: {isValid: isValidEmail, message: INVALID_EMAIL},
} as const;

/** The kinds of texts whose format is checked. */
export type TextFormat = keyof typeof FORMATS;

/** The error of a text that is not of its format, in the server's words; undefined if it is valid or empty. */
export function formatError(format: TextFormat, value: unknown): string | undefined {
  const text = textOf(value);
  return text === '' || FORMATS[format].isValid(text) ? undefined : FORMATS[format].message;
}
