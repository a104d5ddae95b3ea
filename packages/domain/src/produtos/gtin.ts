const TAMANHOS = [8, 12, 13, 14];

/** What is told of a barcode number that cannot be one. */
export const GTIN_INVALIDO = 'Código de barras inválido: confira os 8, 12, 13 ou 14 números';

/** The check digit of a GTIN: weights 3 and 1 from the right, modulo 10. */
function digitoModulo10(texto: string): number {
  const soma = [...texto].reverse().reduce((total, digito, i) => total + Number(digito) * (i % 2 === 0 ? 3 : 1), 0);
  return (10 - (soma % 10)) % 10;
}

/**
 * A barcode number (8, 12, 13 or 14 digits, check digit right) as 14 digits, leading zeros added; undefined for
 * anything else, a number of zeros alone included. Blanks and punctuation are dropped.
 */
export function normalizarGtin(texto: string | null | undefined): string | undefined {
  const digitos = (texto ?? '').replace(/[\s.-]/g, '');
  if (!/^\d+$/.test(digitos) || !TAMANHOS.includes(digitos.length) || /^0+$/.test(digitos)) return undefined;
  if (digitoModulo10(digitos.slice(0, -1)) !== Number(digitos.at(-1))) return undefined;
  return digitos.padStart(14, '0');
}

/** All the ways to write the same GTIN, for looking it up as somebody once typed it. */
export function formasGtin(gtin14: string): string[] {
  return TAMANHOS.filter(tamanho => /^0*$/.test(gtin14.slice(0, 14 - tamanho))).map(tamanho =>
    gtin14.slice(14 - tamanho),
  );
}
