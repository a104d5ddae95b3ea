/** The text up to `maximo` UTF-16 units, never ending in half a character. */
export function cortar(texto: string, maximo: number): string {
  return texto.length <= maximo ? texto : texto.slice(0, maximo).replace(/[\uD800-\uDBFF]$/, '');
}

/** Controls, and what turns the direction of what stands beside: "nota‮gpj.exe" reads as "notaexe.jpg". */
const INVISIVEIS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A file's name as it came, fit to be shown: without folders and invisible signs, 120 characters at most. */
export function nomeDeArquivo(nome: string): string {
  const ultimo = nome.split(/[\\/]/).pop() ?? '';
  return cortar(ultimo.replace(INVISIVEIS, '').toWellFormed().trim(), 120);
}
