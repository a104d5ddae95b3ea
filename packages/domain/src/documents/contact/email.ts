/** The longest address that mail servers take. */
export const MAX_EMAIL_LENGTH = 254;

// No quoting, no comments, no Unicode: the simple pattern that people's addresses follow.
const PATTERN =
  /^[a-z0-9_%+-]+(\.[a-z0-9_%+-]+)*@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,}$/i;

/** Message for an address that cannot be one. */
export const INVALID_EMAIL = 'Email inválido';

/** Letters, digits, dots and the usual marks, @, a domain with one or more suffixes. */
export function isValidEmail(email: string): boolean {
  return email.length <= MAX_EMAIL_LENGTH && PATTERN.test(email);
}

/** Trimmed and in lower case, which is how addresses are kept and compared. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
