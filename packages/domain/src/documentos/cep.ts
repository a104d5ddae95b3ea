import {aplicarMascara, somenteDigitos} from './mascara.js';

/** What is told of a postal code that cannot be one. */
export const CEP_INVALIDO = 'CEP inválido';

/** Eight digits; all zeros is what old records carry for "not informed". */
export function cepValido(cep: string): boolean {
  const digitos = somenteDigitos(cep);
  return digitos.length === 8 && digitos !== '00000000';
}

/** `01310100` → `01310-100`; a half-typed value is formatted as far as it goes. */
export function formatarCep(cep: string): string {
  return aplicarMascara(somenteDigitos(cep), '#####-###');
}
