import {INVALID_CPF, isValidCpf} from '../../documents/cpf.js';
import {INVALID_EMAIL, isValidEmail} from '../../documents/contact/email.js';
import {digitsOnly} from '../../documents/mask.js';
import {textOf} from '../../forms/field-errors.js';

/** Milliseconds for which a password recovery link is valid. */
export const RECOVERY_MS = 3_600_000;
/** Days after staff set a painter's address during which no recovery link is sent to it, even if it was confirmed. */
export const RECOVERY_WAIT_DAYS = 3;

export const RECOVERY_MISSING = 'Informe seu email ou CPF primeiro';
export const NEW_PASSWORD_MISSING = 'Informe sua nova senha primeiro';

/** Only digits and CPF punctuation: the text is meant as a CPF. */
const LIKE_CPF = /^[\d.\s-]+$/;

/** The error of the login name in a recovery request; undefined when it is a valid e-mail or CPF. */
export function recoveryError(information: unknown): string | undefined {
  const text = textOf(information);
  if (!text) return RECOVERY_MISSING;
  if (LIKE_CPF.test(text)) return isValidCpf(digitsOnly(text)) ? undefined : INVALID_CPF;
  return isValidEmail(text) ? undefined : INVALID_EMAIL;
}
