import {INVALID_CPF, isValidCpf} from '../../documents/cpf.js';
import {INVALID_EMAIL, isValidEmail} from '../../documents/contact/email.js';
import {digitsOnly} from '../../documents/mask.js';
import {textOf} from '../../forms/field-errors.js';

/** How long the link of a forgotten password is good, in milliseconds. */
export const RECOVERY_MS = 3_600_000;

export const RECOVERY_MISSING = 'Informe seu email ou CPF primeiro';
export const NEW_PASSWORD_MISSING = 'Informe sua nova senha primeiro';

/** Digits with the signs that are put between them: somebody means a CPF. */
const LIKE_CPF = /^[\d.\s-]+$/;

/** What is wrong with what somebody wants to be known by; undefined when it may be an e-mail or a CPF. */
export function recoveryError(information: unknown): string | undefined {
  const text = textOf(information);
  if (!text) return RECOVERY_MISSING;
  if (LIKE_CPF.test(text)) return isValidCpf(digitsOnly(text)) ? undefined : INVALID_CPF;
  return isValidEmail(text) ? undefined : INVALID_EMAIL;
}
