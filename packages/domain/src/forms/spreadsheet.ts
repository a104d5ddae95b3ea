/** Invisible characters before the first visible one: all kinds of blanks, controls, zero-width characters. */
const INVISIBLE = /^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;
const LEADING_CONTROL = /^[\t\r\n]/;
const SIGN = /^[=+\-@|%\u2212]/;
/** Negative numbers, as people write them (-1.234,56) and as programs do (-1234.56). */
const NUMBER = /^-?(\d+([.,]\d+)?|\d{1,3}(\.\d{3})+(,\d+)?)$/;
/** Control characters except line breaks and tabs. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Fast check: starts with a letter or digit and has no control character, like most cells. */
const HARMLESS = /^[0-9A-Za-z][^\u0000-\u001f\u007f-\u009f]*$/;

/** Removes control characters except line breaks and tabs. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, '');

/**
 * Protects a cell against formula injection (OWASP, "CSV Injection") by a leading apostrophe; negative numbers stay numbers. Goes
 * further than OWASP: also full-width signs, and signs behind invisible characters. Control characters are removed.
 */
export function neutraliseFormula(text: string): string {
  if (HARMLESS.test(text)) return text;
  const clean = withoutControls(text);
  const visible = clean.replace(INVISIBLE, '');
  if (NUMBER.test(visible.trimEnd())) return clean;
  const formula = LEADING_CONTROL.test(clean) || SIGN.test(visible.slice(0, 1).normalize('NFKC'));
  return formula ? `'${clean}` : clean;
}

/** Removes that apostrophe from a cell of a file that we exported; any other cell is unchanged. */
export function withoutNeutralising(text: string): string {
  if (!text.startsWith("'")) return text;
  const before = text.slice(1);
  return neutraliseFormula(before) === text ? before : text;
}

/** A CSV line for Brazilian spreadsheets: semicolons, quotes where needed, no formulas. */
export const csvLine = (cells: readonly string[]): string => cells.map(csvCell).join(';');

/** A CSV cell: quoted if needed, and never a formula. */
export function csvCell(cell: string): string {
  const text = neutraliseFormula(cell);
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A cell that needs no quotes and no apostrophe: it starts with a letter, digit or bracket and has no CSV syntax, or it is a number. */
const PLAIN_CELL = String.raw`(?:[0-9A-Za-zÀ-ÖØ-öø-ÿ(][^;"\u0000-\u001f\u007f-\u009f]*|-\d+(?:,\d+)?)?`;
const PLAIN_LINE = new RegExp(`^${PLAIN_CELL}(?:;${PLAIN_CELL})*$`);

/** Fast check whether `csvLine` would leave every cell of this line unchanged; false for some lines that it would, too. */
export const isPlainLine = (line: string): boolean => PLAIN_LINE.test(line);
