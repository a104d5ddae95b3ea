/** What is wrong, field by field, in the order of the form; empty when nothing is. */
export type FieldErrors = Record<string, string>;

/** For failures that no rule knows: from the server, and from a screen without a better message. */
export const UNEXPECTED_ERROR = 'Algo deu errado do nosso lado. Tente de novo em instantes.';

/** The first thing that is wrong: what a toast says when only one message fits. */
export function firstError(errors: FieldErrors): string | undefined {
  return Object.values(errors)[0];
}

/** The message of each field that was left empty, in the order of the messages. */
export function missing(values: Readonly<Record<string, unknown>>, messages: Readonly<FieldErrors>): FieldErrors {
  return Object.fromEntries(Object.entries(messages).filter(([field]) => textOf(values[field]) === ''));
}

/** Whether anything is wrong. */
export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

/** The text of a value that came from outside, trimmed; a number as it is written; anything else counts as empty. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** A checkbox as it may travel: true, 1 or "1". */
export function isChecked(value: unknown): boolean {
  return value === true || value === 1 || value === '1';
}

/** Message for a typed number that is none or not allowed, for server and forms alike. */
export const INVALID_INTEGER = 'Informe um número inteiro';
/** The same of an amount in reais. */
export const INVALID_AMOUNT = 'Informe um valor válido';

export const minimumOf = (minimum: number): string => `O mínimo é ${minimum}`;
