import {dictionary} from '@zxcvbn-ts/language-common';
import {MIN_PASSWORD_LENGTH} from '@clube/domain';

const SHORTEST = Math.min(...Object.values(MIN_PASSWORD_LENGTH));

let known: ReadonlySet<string> | undefined;

/** Whether the password is among the many thousands that leaks have shown to be used most, in whatever case. */
export function isKnownPassword(password: string): boolean {
  // Unpacked when the first password is set: most copies of the server never need it.
  known ??= new Set(dictionary['passwords-common'].filter(word => word.length >= SHORTEST));
  return known.has(password.toLowerCase());
}
