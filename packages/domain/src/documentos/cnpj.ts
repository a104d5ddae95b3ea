import {aplicarMascara} from './mascara.js';
import {digitoModulo11} from './modulo11.js';

/** What is told of a CNPJ that cannot be one. */
export const CNPJ_INVALIDO = 'CNPJ Inválido';

const PESO_MAXIMO = 9;

/** Uppercase letters and digits only: the one stored form of a CNPJ, classic or alphanumeric. */
export function normalizarCnpj(cnpj: string): string {
  return cnpj.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

/** Appends both check digits to the twelve characters of a CNPJ. Throws RangeError when they are not twelve. */
export function completarCnpj(doze: string): string {
  if (!/^[0-9A-Z]{12}$/.test(doze)) throw new RangeError('a CNPJ base has 12 digits or capital letters');
  const treze = doze + digitoModulo11(doze, PESO_MAXIMO);
  return treze + digitoModulo11(treze, PESO_MAXIMO);
}

/**
 * Accepts the classic CNPJ and the alphanumeric one (valid from July 2026), with or without punctuation: 12 digits or
 * letters and 2 check digits, not all the same, counted as ASCII − 48.
 */
export function cnpjValido(cnpj: string): boolean {
  const texto = normalizarCnpj(cnpj);
  if (!/^[0-9A-Z]{12}\d{2}$/.test(texto) || /^(.)\1*$/.test(texto)) return false;
  return completarCnpj(texto.slice(0, 12)) === texto;
}

/** `11222333000181` → `11.222.333/0001-81`; a half-typed value is formatted as far as it goes. */
export function formatarCnpj(cnpj: string): string {
  return aplicarMascara(normalizarCnpj(cnpj), '##.###.###/####-##');
}

/** The first 8 characters, which every branch of a company shares. */
export function raizCnpj(cnpj: string): string {
  return normalizarCnpj(cnpj).slice(0, 8);
}
