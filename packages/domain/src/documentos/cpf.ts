import {aplicarMascara, somenteDigitos} from './mascara.js';
import {digitoModulo11} from './modulo11.js';

/** What is told of a CPF that cannot be one. */
export const CPF_INVALIDO = 'CPF não é válido';

const PESO_MAXIMO = 11;

/** Appends both check digits to the nine digits of a CPF. Throws RangeError when there are not nine. */
export function completarCpf(noveDigitos: string): string {
  if (!/^\d{9}$/.test(noveDigitos)) throw new RangeError('a CPF base has 9 digits');
  const dez = noveDigitos + digitoModulo11(noveDigitos, PESO_MAXIMO);
  return dez + digitoModulo11(dez, PESO_MAXIMO);
}

/** A CPF, with or without its punctuation, is 11 digits, not all the same, with both check digits right. */
export function cpfValido(cpf: string): boolean {
  const digitos = somenteDigitos(cpf);
  if (digitos.length !== 11 || /^(\d)\1*$/.test(digitos)) return false;
  return completarCpf(digitos.slice(0, 9)) === digitos;
}

/** `39053344705` → `390.533.447-05`; a half-typed value is formatted as far as it goes. */
export function formatarCpf(cpf: string): string {
  return aplicarMascara(somenteDigitos(cpf), '###.###.###-##');
}

/** `390.***.***-05`: what those see who may tell painters apart but not know their CPF. */
export function mascararCpf(cpf: string): string {
  const digitos = somenteDigitos(cpf);
  return digitos.length === 11 ? `${digitos.slice(0, 3)}.***.***-${digitos.slice(9)}` : '***.***.***-**';
}
