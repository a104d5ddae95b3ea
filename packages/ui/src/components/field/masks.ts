/** A mask: `_` is a digit, `A` a digit or a letter; the rest is punctuation that the field inserts. */
export interface Mask {
  pattern: string;
  inputMode: 'numeric' | 'tel' | 'text';
  example: string;
}

export const MASKS = {
  cpf: {pattern: '___.___.___-__', inputMode: 'numeric', example: '000.000.000-00'},
  cnpj: {pattern: 'AA.AAA.AAA/AAAA-__', inputMode: 'text', example: '00.000.000/0000-00'},
  cep: {pattern: '_____-___', inputMode: 'numeric', example: '00000-000'},
  celular: {pattern: '(__) _____-____', inputMode: 'tel', example: '(00) 00000-0000'},
  telefone: {pattern: '(__) ____-____', inputMode: 'tel', example: '(00) 0000-0000'},
  cartao: {pattern: '____ ____ ____ ____ ___', inputMode: 'numeric', example: '0000 0000 0000 0000'},
  data: {pattern: '__/__/____', inputMode: 'numeric', example: 'dd/mm/aaaa'},
} as const satisfies Record<string, Mask>;

export type MaskKind = keyof typeof MASKS;

/** Removes the mask: only digits (and upper-case letters for a CNPJ) remain. */
export function removeMask(text: string, kind: MaskKind): string {
  return kind === 'cnpj' ? text.replace(/[^0-9A-Za-z]/g, '').toUpperCase() : text.replace(/\D/g, '');
}

/** Formats a bare value, complete or not. */
export function applyMask(value: string, kind: MaskKind): string {
  const {pattern} = MASKS[kind];
  let shown = '';
  let used = 0;
  for (const char of pattern) {
    if (used >= value.length) break;
    if (char === '_' || char === 'A') shown += value.charAt(used++);
    else shown += char;
  }
  return shown;
}
