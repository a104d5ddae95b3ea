/** The text up to `maximo` UTF-16 units, never ending in half a character. */
export function truncate(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

/** Controls, and what turns the direction of what stands beside: "nota‮gpj.exe" reads as "notaexe.jpg". */
const INVISIBLE = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A file's name as it came, fit to be shown: without folders and invisible signs, 120 characters at most. */
export function shownFileName(nome: string): string {
  const last = nome.split(/[\\/]/).pop() ?? '';
  return truncate(last.replace(INVISIBLE, '').toWellFormed().trim(), 120);
}
