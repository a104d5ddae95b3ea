import type {ReasonRule} from '../forms/reason.js';

/** Letters and digits that nobody takes for one another on paper. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;

/**
 * A certificate's code, `TX7K-93QD-M4WA`: sixty random bits, so that nobody finds one by trying.
 * @param random at least 12 random bytes
 */
export function certificadoCode(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, LENGTH), byte => LETTERS[byte % LETTERS.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** As it is kept, however somebody types it; undefined for what is no code. */
export function readCertificadoCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '');
  const isCode = letters.length === LENGTH && [...letters].every(letter => LETTERS.includes(letter));
  return isCode ? letters.replace(/(.{4})(?=.)/g, '$1-') : undefined;
}

/** Why staff revoke one, for those who ask later. */
export const REVOGACAO_RULE: ReasonRule = {min: 5, max: 500, tooShort: 'Informe o motivo'};
