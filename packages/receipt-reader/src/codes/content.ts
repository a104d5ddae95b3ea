import {
  isValidAccessKey,
  isValidCnpj,
  readAccessKey,
  readNfceQrCode,
  normaliseAccessKey,
  type ReadPlace,
} from '@clube/domain';
import type {CodeReading} from '../document/types';
import {placeAroundBoth} from './places';

/** A code and how many independent looks at it said the same (a QR code corrects errors by itself: one is enough). */
export interface SeenCode extends CodeReading {
  times?: number;
}

/** A key with what makers print around it; longer texts are something else. */
const MAX_TEXT = 60;

/** One of the two bars in which SAT coupons print their key. */
export const isHalfKey = (text: string): boolean => /^(CFe)?\d{22}$/i.test(text);

/** The key that a code says, if it says one that can be a receipt's. */
export function keyOfCode({format, text}: Pick<CodeReading, 'format' | 'text'>): string | undefined {
  if (format === 'qrcode') return readNfceQrCode(text)?.chave;
  return text.length <= MAX_TEXT && readAccessKey(text) ? normaliseAccessKey(text) : undefined;
}

/** Bars have hardly any protection of their own: what they say must be a whole receipt's key, or half of one. */
export const barsServe = (text: string): boolean =>
  isHalfKey(text) || keyOfCode({format: 'codigo_barras', text}) !== undefined;

/** Whether a key's issuer is a CNPJ with right check digits, which a misread key hardly has. */
export function hasValidIssuer(chave: string): boolean {
  const {cnpj} = readAccessKey(chave) ?? {cnpj: ''};
  return isValidCnpj(cnpj);
}

interface KeyHalf {
  text: string;
  place: ReadPlace;
  times: number;
}

/** Joins halves into the keys they make: the check digit tells which belongs to which, and in which order. */
export function joinHalves(halves: readonly KeyHalf[]): SeenCode[] {
  return halves.flatMap(first =>
    halves.flatMap((second): SeenCode[] => {
      const text = first.text.replace(/^CFe/i, '') + second.text.replace(/^CFe/i, '');
      if (first === second || !isValidAccessKey(text) || readAccessKey(text)?.modelo !== '59') return [];
      const place = placeAroundBoth(first.place, second.place);
      return [{format: 'codigo_barras', text, place, times: Math.min(first.times, second.times)}];
    }),
  );
}
