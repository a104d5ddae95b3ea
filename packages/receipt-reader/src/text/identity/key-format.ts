import {isValidAccessKey, isValidCnpj, readAccessKey} from '@clube/domain';
import {asDigits} from '../numbers';

/** Number of characters of an access key. */
export const KEY_LENGTH = 44;

/** Positions of an alphanumeric CNPJ's letters in a key. */
const CNPJ_LETTERS = {start: 6, end: 18};

/** The tax authority's electronic documents began in 2006. */
const FIRST_YEAR = 2006;

/** Whether check digit, state, month, model and the CNPJ's check digits are valid and the month is not in the future. */
export function isPlausibleKey(chave: string, today?: string): boolean {
  if (!isValidAccessKey(chave)) return false;
  const parts = readAccessKey(chave);
  if (!parts || !isValidCnpj(parts.cnpj) || parts.ano < FIRST_YEAR) return false;
  return !today || `${parts.ano}-${String(parts.mes).padStart(2, '0')}` <= today.slice(0, 7);
}

/** Maximum ambiguous letters of a CNPJ that are tried both as letter and digit. */
const MAX_DOUBTFUL = 5;

/**
 * The 44 characters with letters replaced by digits where only digits are allowed; in the CNPJ, each letter
 * that looks like a digit is tried as both. The form with most digits is first.
 */
export function straightenKey(raw: string): string[] {
  const [before, after] = [raw.slice(0, CNPJ_LETTERS.start), raw.slice(CNPJ_LETTERS.end)].map(asDigits);
  const middle = [...raw.slice(CNPJ_LETTERS.start, CNPJ_LETTERS.end)];
  const doubtful = middle.filter(letter => asDigits(letter) !== letter).length;
  const middles =
    doubtful > MAX_DOUBTFUL
      ? [asDigits(middle.join('')), middle.join('')]
      : middle.reduce<string[]>(
          (built, letter) => [...new Set([asDigits(letter), letter])].flatMap(form => built.map(done => done + form)),
          [''],
        );
  return middles.map(each => `${before}${each}${after}`.toUpperCase());
}

// Digits that OCR confuses.
const CONFUSIONS: Readonly<Record<string, string>> = {
  '0': '86',
  '1': '74',
  '2': '7',
  '3': '89',
  '4': '19',
  '5': '63',
  '6': '580',
  '7': '12',
  '8': '3069',
  '9': '483',
};

/** The variants of a key with one digit replaced by a similar one for which `fits` is true. */
export function repairOneDigit(chave: string, fits: (chave: string) => boolean): string[] {
  return [...chave].flatMap((digit, i) =>
    [...(CONFUSIONS[digit] ?? '')].map(other => chave.slice(0, i) + other + chave.slice(i + 1)).filter(fits),
  );
}
