/**
 * A text that a spreadsheet would run as a formula becomes the text that it is, by a leading apostrophe; a negative
 * number stays one.
 */
export function neutralizarFormula(texto: string): string {
  const formula = /^[=+\-@\t\r]/.test(texto) && !/^-?\d+([.,]\d+)?$/.test(texto);
  return formula ? `'${texto}` : texto;
}
