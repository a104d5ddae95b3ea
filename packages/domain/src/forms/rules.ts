import {textOf, type FieldErrors} from './field-errors.js';

/** What a declaration asks of one field of a form. */
export interface FieldRule {
  /** Said when nothing was filled in. */
  required?: string;
  /** Characters. */
  maxLength?: number;
}

/** The same words on the screen and from the server. */
export const tooLong = (max: number): string => `Use no máximo ${max.toLocaleString('pt-BR')} caracteres`;

/** What of a form breaks its fields' rules, in the order of the rules. */
export function errorsOfRules(
  rules: Readonly<Record<string, FieldRule>>,
  values: Readonly<Record<string, unknown>>,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, {required, maxLength}] of Object.entries(rules)) {
    const text = textOf(values[field]);
    if (required !== undefined && text === '') errors[field] = required;
    else if (maxLength !== undefined && text.length > maxLength) errors[field] = tooLong(maxLength);
  }
  return errors;
}
