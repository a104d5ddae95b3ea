/** Truncates to `maximo` UTF-16 units without splitting a surrogate pair. */
export function truncate(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

/** The beginning of a longer text, up to the last whole word within `max` UTF-16 units, with an ellipsis. */
export function excerpt(text: string, max: number): string {
  if (text.length <= max) return text;
  const beginning = truncate(text, max - 1);
  return `${beginning.replace(/\s+\S*$/, '') || beginning}…`;
}

/** Control characters, and characters that change the text direction: "nota‮gpj.exe" is displayed as "notaexe.jpg". */
const INVISIBLE = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** An uploaded file's name made safe to display: no folders, no invisible characters, at most 120 characters. */
export function shownFileName(nome: string): string {
  const last = nome.split(/[\\/]/).pop() ?? '';
  return truncate(last.replace(INVISIBLE, '').toWellFormed().trim(), 120);
}
