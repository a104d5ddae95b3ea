import type {FieldErrors} from '../forms/field-errors.js';
import {normaliseEmail} from '../documents/contact/email.js';
import type {CivilDate} from '../values/dates.js';
import {fieldText} from './cadastro.js';
import {PINTOR_FIELDS, PINTOR_FIELD_NAMES, PROFILE_REQUIRED, type PintorFieldName} from './fields/fields.js';
import {fieldError, fieldValue} from './fields/field-values.js';

/** A profile, whole or in part: what is undefined is not touched, what is empty is being emptied. */
export type ProfileData = Readonly<Record<string, unknown>>;

/** The CPF is read-only; the others belong to sign-up alone. */
const NOT_IN_PROFILE: ReadonlySet<PintorFieldName> = new Set(['cpf', 'indicacao', 'codigo_cadastro', 'confirmarSenha']);

function profileError(field: PintorFieldName, value: string, today: CivilDate): string | undefined {
  if (value) return fieldError(field, value, today);
  return PROFILE_REQUIRED.includes(field) ? `${PINTOR_FIELDS[field].label} obrigatório` : undefined;
}

/** Whether the e-mail becomes another one, however it is written; emptying it and the first one count too. */
export const changesEmail = ({email}: ProfileData, stored: string | null | undefined): boolean =>
  email !== undefined && normaliseEmail(fieldText('email', email)) !== normaliseEmail(stored ?? '');

/**
 * What is wrong with a profile, field by field in the order of the form. Only fields that are there are looked at, so
 * that a part may be sent alone. Both passwords may stay empty to keep the one there is; a new one needs the current, and
 * so does another e-mail: who has it gets a new password. `storedEmail`: the one there is now.
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

/** What the form asks and shows of a profile, in its order; both passwords are apart. */
export const PROFILE_FIELD_NAMES = PINTOR_FIELD_NAMES.filter(
  field => !NOT_IN_PROFILE.has(field) && field !== 'senha' && field !== 'senhaAntiga',
);

/** What the form sends: digits without masks, the date in year-month-day order, and the passwords only to change them. */
export function prepareProfile(data: ProfileData): Record<string, string> {
  const prepared: Record<string, string> = {};
  for (const field of PROFILE_FIELD_NAMES) prepared[field] = fieldValue(field, fieldText(field, data[field]));
  for (const field of ['senhaAntiga', 'senha'] as const) {
    const password = fieldText(field, data[field]);
    if (password) prepared[field] = password;
  }
  return prepared;
}
