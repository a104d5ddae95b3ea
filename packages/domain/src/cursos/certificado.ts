import {explainedReason} from '../forms/reason.js';

/** Characters that cannot be confused with each other on paper. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;

/**
 * A certificate's code, `TX7K-93QD-M4WA`: sixty random bits, so that it cannot be guessed.
 * @param random at least 12 random bytes
 */
export function certificadoCode(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, LENGTH), byte => LETTERS[byte % LETTERS.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** Parses a typed code to its stored form; undefined when it is no code. */
export function readCertificadoCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '');
  const isCode = letters.length === LENGTH && [...letters].every(letter => LETTERS.includes(letter));
  return isCode ? letters.replace(/(.{4})(?=.)/g, '$1-') : undefined;
}

/** Length limits of the reason for revoking a certificate. */
export const REVOGACAO_RULE = explainedReason(500);
