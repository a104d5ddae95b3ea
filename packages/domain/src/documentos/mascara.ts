/** Keeps the digits of a text: what every numeric mask of the product sends and stores. */
export function somenteDigitos(texto: string): string {
  return texto.replace(/\D/g, '');
}

/**
 * Fills a mask in which `#` takes the next character; stops where the value ends, so that a half-typed value is
 * formatted as far as it goes. Characters beyond the mask are dropped.
 */
export function aplicarMascara(valor: string, mascara: string): string {
  let saida = '';
  let literais = '';
  let proximo = 0;
  for (const simbolo of mascara) {
    if (simbolo !== '#') {
      literais += simbolo;
      continue;
    }
    const caractere = valor[proximo++];
    if (caractere === undefined) break;
    saida += literais + caractere;
    literais = '';
  }
  return saida;
}
