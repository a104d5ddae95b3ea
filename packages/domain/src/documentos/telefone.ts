import {aplicarMascara, somenteDigitos} from './mascara.js';

// An area code has no zero in it, and no subscriber number is all zeros.
const COM_DDD = /^[1-9]{2}(?!0+$)\d+$/;

/** Area code and number: 11 digits, or 10 for a number of the old length. */
export function celularValido(celular: string): boolean {
  const digitos = somenteDigitos(celular);
  return (digitos.length === 10 || digitos.length === 11) && COM_DDD.test(digitos);
}

/** Area code and number of a landline: 10 digits. */
export function telefoneValido(telefone: string): boolean {
  const digitos = somenteDigitos(telefone);
  return digitos.length === 10 && COM_DDD.test(digitos);
}

/** `(11) 98765-4321` or `(11) 3456-7890`, by the number of digits; a half-typed value as far as it goes. */
export function formatarTelefone(numero: string): string {
  const digitos = somenteDigitos(numero);
  return aplicarMascara(digitos, digitos.length > 10 ? '(##) #####-####' : '(##) ####-####');
}
