import type {FieldErrors} from '../forms/field-errors.js';
import {normaliseEmail} from '../documents/contact/email.js';
import type {CivilDate} from '../values/dates.js';
import {fieldText} from './cadastro.js';
import {PINTOR_FIELDS, PINTOR_FIELD_NAMES, PROFILE_REQUIRED, type PintorFieldName} from './fields/fields.js';
import {fieldError, fieldValue} from './fields/field-values.js';

/** A profile, complete or partial: undefined fields are not changed, empty ones are cleared. */
export type ProfileData = Readonly<Record<string, unknown>>;

/** The CPF is read-only; the others exist at sign-up only. */
const NOT_IN_PROFILE: ReadonlySet<PintorFieldName> = new Set(['cpf', 'indicacao', 'codigo_cadastro', 'confirmarSenha']);

function profileError(field: PintorFieldName, value: string, today: CivilDate): string | undefined {
  if (value) return fieldError(field, value, today);
  return PROFILE_REQUIRED.includes(field) ? `${PINTOR_FIELDS[field].label} obrigatório` : undefined;
}

/** Whether the normalised e-mail changes; clearing it or adding the first one counts as a change. */
export const changesEmail = ({email}: ProfileData, stored: string | null | undefined): boolean =>
  email !== undefined && normaliseEmail(fieldText('email', email)) !== normaliseEmail(stored ?? '');

/**
 * Validates a profile; returns errors by field, in the order of the form. Absent fields are not validated, so
 * that requests may be partial. Both passwords may be empty to keep the current one; a new password requires the current one, and
 * so does a new e-mail, as its owner can reset the password. `storedEmail`: the current e-mail.
 */
export function validateProfile(data: ProfileData, today: CivilDate, storedEmail?: string | null): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of PINTOR_FIELD_NAMES) {
    if (NOT_IN_PROFILE.has(field) || data[field] === undefined) continue;
    const error = profileError(field, fieldText(field, data[field]), today);
    if (error) errors[field] = error;
  }
  if ((data['senha'] || changesEmail(data, storedEmail)) && !data['senhaAntiga'])
    errors['senhaAntiga'] = `${PINTOR_FIELDS.senhaAntiga.label} obrigatório`;
  return errors;
}

/** The fields of the profile form in order, without the two passwords. */
export const PROFILE_FIELD_NAMES = PINTOR_FIELD_NAMES.filter(
  field => !NOT_IN_PROFILE.has(field) && field !== 'senha' && field !== 'senhaAntiga',
);

/** Converts the form to the request: digits without masks, year-month-day date, passwords only when they change. */
export function prepareProfile(data: ProfileData): Record<string, string> {
  const prepared: Record<string, string> = {};
  for (const field of PROFILE_FIELD_NAMES) prepared[field] = fieldValue(field, fieldText(field, data[field]));
  for (const field of ['senhaAntiga', 'senha'] as const) {
    const password = fieldText(field, data[field]);
    if (password) prepared[field] = password;
  }
  return prepared;
}
