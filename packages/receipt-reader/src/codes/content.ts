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

/** A code, and how many independent decodings gave the same text (for QR codes one is enough, as they correct errors). */
export interface SeenCode extends CodeReading {
  times?: number;
}

/** Maximum length of an access key with what vendors add to it; longer texts are something else. */
const MAX_TEXT = 60;

/** Whether this is one of the two barcodes in which SAT coupons print their key. */
export const isHalfKey = (text: string): boolean => /^(CFe)?\d{22}$/i.test(text);

/** The access key in a code; undefined if it has no valid one. */
export function keyOfCode({format, text}: Pick<CodeReading, 'format' | 'text'>): string | undefined {
  if (format === 'qrcode') return readNfceQrCode(text)?.chave;
  return text.length <= MAX_TEXT && readAccessKey(text) ? normaliseAccessKey(text) : undefined;
}

/** Whether a barcode's text is a valid access key or half of one; others are rejected, as barcodes hardly detect errors. */
export const barsServe = (text: string): boolean =>
  isHalfKey(text) || keyOfCode({format: 'codigo_barras', text}) !== undefined;

/** Whether the issuer in a key is a valid CNPJ, which is unlikely in a misread key. */
export function hasValidIssuer(chave: string): boolean {
  const {cnpj} = readAccessKey(chave) ?? {cnpj: ''};
  return isValidCnpj(cnpj);
}

interface KeyHalf {
  text: string;
  place: ReadPlace;
  times: number;
}

/** Joins halves to keys; the check digit decides which of them belong together, and their order. */
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
