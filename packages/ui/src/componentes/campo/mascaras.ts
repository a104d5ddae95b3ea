/** A mask: `_` takes a digit, `A` a digit or a letter; the rest is punctuation that the field writes by itself. */
export interface Mascara {
  molde: string;
  teclado: 'numeric' | 'tel' | 'text';
  exemplo: string;
}

export const MASCARAS = {
  cpf: {molde: '___.___.___-__', teclado: 'numeric', exemplo: '000.000.000-00'},
  cnpj: {molde: 'AA.AAA.AAA/AAAA-__', teclado: 'text', exemplo: '00.000.000/0000-00'},
  cep: {molde: '_____-___', teclado: 'numeric', exemplo: '00000-000'},
  celular: {molde: '(__) _____-____', teclado: 'tel', exemplo: '(00) 00000-0000'},
  telefone: {molde: '(__) ____-____', teclado: 'tel', exemplo: '(00) 0000-0000'},
  data: {molde: '__/__/____', teclado: 'numeric', exemplo: 'dd/mm/aaaa'},
} as const satisfies Record<string, Mascara>;

export type TipoMascara = keyof typeof MASCARAS;

/** The bare value behind what is shown: digits (and upper-case letters for a CNPJ). */
export function semMascara(texto: string, tipo: TipoMascara): string {
  return tipo === 'cnpj' ? texto.replace(/[^0-9A-Za-z]/g, '').toUpperCase() : texto.replace(/\D/g, '');
}

/** What is shown for a bare value, complete or not. */
export function comMascara(valor: string, tipo: TipoMascara): string {
  const {molde} = MASCARAS[tipo];
  let mostrado = '';
  let usados = 0;
  for (const letra of molde) {
    if (usados >= valor.length) break;
    if (letra === '_' || letra === 'A') mostrado += valor.charAt(usados++);
    else mostrado += letra;
  }
  return mostrado;
}
