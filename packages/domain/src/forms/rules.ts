import {textOf, type FieldErrors} from './field-errors.js';
import {formatError, type TextFormat} from './formats.js';

/** The validation rules of a form field. */
export interface FieldRule {
  /** Message when it is empty. */
  required?: string;
  /** Maximum length in characters. */
  maxLength?: number;
  format?: TextFormat;
}

/** The message for a text that is too long, on screens and on the server. */
export const tooLong = (max: number): string => `Use no máximo ${max.toLocaleString('pt-BR')} caracteres`;

/** The errors of a form by its rules, in their order. */
export function errorsOfRules(
  rules: Readonly<Record<string, FieldRule>>,
  values: Readonly<Record<string, unknown>>,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, {required, maxLength, format}] of Object.entries(rules)) {
    const text = textOf(values[field]);
    if (required !== undefined && text === '') errors[field] = required;
    else if (maxLength !== undefined && text.length > maxLength) errors[field] = tooLong(maxLength);
    else if (format) {
      const error = formatError(format, text);
      if (error) errors[field] = error;
    }
  }
  return errors;
}
