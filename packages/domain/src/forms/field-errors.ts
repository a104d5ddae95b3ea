/** Error messages by field, in the order of the form; empty when everything is valid. */
export type FieldErrors = Record<string, string>;

/** Fallback message for failures without one of their own. */
export const UNEXPECTED_ERROR = 'Algo deu errado do nosso lado. Tente de novo em instantes.';

/** The first message, for a toast that has room for one only. */
export function firstError(errors: FieldErrors): string | undefined {
  return Object.values(errors)[0];
}

/** The messages of the fields that are empty, in the order of `messages`. */
export function missing(values: Readonly<Record<string, unknown>>, messages: Readonly<FieldErrors>): FieldErrors {
  return Object.fromEntries(Object.entries(messages).filter(([field]) => textOf(values[field]) === ''));
}

/** Whether there is an error. */
export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

/** The trimmed text of an untrusted value; numbers become text, anything else counts as empty. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** Whether an untrusted checkbox value means yes: true, 1 or "1". */
export function isChecked(value: unknown): boolean {
  return value === true || value === 1 || value === '1';
}

/** Message for an invalid number, on the server and in forms. */
export const INVALID_INTEGER = 'Informe um número inteiro';
/** Message for an invalid amount in reais. */
export const INVALID_AMOUNT = 'Informe um valor válido';

export const minimumOf = (minimum: number): string => `O mínimo é ${minimum.toLocaleString('pt-BR')}`;
export const maximumOf = (maximum: number): string => `O máximo é ${maximum.toLocaleString('pt-BR')}`;
