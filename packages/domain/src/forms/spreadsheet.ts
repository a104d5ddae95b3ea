/** What is not seen before the first letter: spaces of every kind, controls, marks without a width. */
const INVISIBLE = /^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;
const LEADING_CONTROL = /^[\t\r\n]/;
const SIGN = /^[=+\-@|%\u2212]/;
/** As people write them here and as programs do: -1.234,56 and -1234.56. */
const NUMBER = /^-?(\d+([.,]\d+)?|\d{1,3}(\.\d{3})+(,\d+)?)$/;
/** Without a place in a text; line breaks and tabs have one. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Begins with a letter or a digit and holds no control: most cells, found by one test. */
const HARMLESS = /^[0-9A-Za-z][^\u0000-\u001f\u007f-\u009f]*$/;

/** The text without control characters; its line breaks and tabs stay. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, '');

/**
 * A text that a spreadsheet would run as a formula becomes the text that it is, by a leading apostrophe; a negative
 * number stays one. After OWASP's "CSV Injection", and further: a sign counts in every width in which it is written and
 * behind whatever cannot be seen. Control characters are left out.
 */
export function neutraliseFormula(text: string): string {
  if (HARMLESS.test(text)) return text;
  const clean = withoutControls(text);
  const visible = clean.replace(INVISIBLE, '');
  if (NUMBER.test(visible.trimEnd())) return clean;
  const formula = LEADING_CONTROL.test(clean) || SIGN.test(visible.slice(0, 1).normalize('NFKC'));
  return formula ? `'${clean}` : clean;
}

/** A cell of a file that came from us, as it was before its apostrophe; any other cell stays. */
export function withoutNeutralising(text: string): string {
  if (!text.startsWith("'")) return text;
  const before = text.slice(1);
  return neutraliseFormula(before) === text ? before : text;
}

/** A line of a CSV file as a Brazilian spreadsheet reads it: semicolons, quotes where they are needed, no formula. */
export const csvLine = (cells: readonly string[]): string => cells.map(csvCell).join(';');

/** A cell of it: in quotes where it would break the line, and run by no spreadsheet. */
export function csvCell(cell: string): string {
  const text = neutraliseFormula(cell);
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A cell that is written as it stands: it begins with a letter, a digit or a bracket and holds no sign of a CSV file, or it is a number. */
const PLAIN_CELL = String.raw`(?:[0-9A-Za-zÀ-ÖØ-öø-ÿ(][^;"\u0000-\u001f\u007f-\u009f]*|-\d+(?:,\d+)?)?`;
const PLAIN_LINE = new RegExp(`^${PLAIN_CELL}(?:;${PLAIN_CELL})*$`);

/** Whether `csvLine` would leave each cell of this line as it is; found by one test, and no for some that it would leave. */
export const isPlainLine = (line: string): boolean => PLAIN_LINE.test(line);
