/** Maximum length of an address that mail servers accept. */
export const MAX_EMAIL_LENGTH = 254;

// The simple pattern of usual addresses, without quoting, comments and Unicode.
const PATTERN =
  /^[a-z0-9_%+-]+(\.[a-z0-9_%+-]+)*@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,}$/i;

/** Message for an invalid address. */
export const INVALID_EMAIL = 'Email inválido';

/** Letters, digits, dots and the usual marks, @, a domain with one or more suffixes. */
export function isValidEmail(email: string): boolean {
  return email.length <= MAX_EMAIL_LENGTH && PATTERN.test(email);
}

/** Trims and converts to lower case, the form in which addresses are stored and compared. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
