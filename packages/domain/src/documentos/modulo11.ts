const CODIGO_ZERO = 48;

/**
 * Sum of character values (ASCII − 48, the rule that serves digits and the letters of the alphanumeric CNPJ alike)
 * weighted from right to left by 2, 3 … `pesoMaximo`, starting again at 2.
 */
export function somaPonderada(texto: string, pesoMaximo: number): number {
  let soma = 0;
  let peso = 2;
  for (let i = texto.length - 1; i >= 0; i--) {
    soma += (texto.charCodeAt(i) - CODIGO_ZERO) * peso;
    peso = peso === pesoMaximo ? 2 : peso + 1;
  }
  return soma;
}

/** The modulo-11 check digit as CPF, CNPJ and access keys use it: remainders 0 and 1 give 0. */
export function digitoModulo11(texto: string, pesoMaximo: number): string {
  const resto = somaPonderada(texto, pesoMaximo) % 11;
  return resto < 2 ? '0' : String(11 - resto);
}
