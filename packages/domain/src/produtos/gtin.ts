const SIZES = [8, 12, 13, 14];

/** Message for an invalid barcode number. */
export const INVALID_GTIN = 'Código de barras inválido: confira os 8, 12, 13 ou 14 números';

/** The check digit of a GTIN: weights 3 and 1 from the right, modulo 10. */
function modulo10Digit(text: string): number {
  const sum = [...text].reverse().reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * Normalises a barcode number (8, 12, 13 or 14 digits, valid check digit) to 14 digits with leading zeros; undefined for
 * anything else, including all zeros. Blanks and punctuation are dropped.
 */
export function normaliseGtin(text: string | null | undefined): string | undefined {
  const digits = (text ?? '').replace(/[\s.-]/g, '');
  if (!/^\d+$/.test(digits) || !SIZES.includes(digits.length) || /^0+$/.test(digits)) return undefined;
  if (modulo10Digit(digits.slice(0, -1)) !== Number(digits.at(-1))) return undefined;
  return digits.padStart(14, '0');
}

/** All forms of the same GTIN, to find it however it was entered. */
export function gtinForms(gtin14: string): string[] {
  return SIZES.filter(size => /^0*$/.test(gtin14.slice(0, 14 - size))).map(size => gtin14.slice(14 - size));
}
