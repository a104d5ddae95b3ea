import {isChecked, textOf, type FieldErrors} from '../forms/field-errors.js';
import type {CivilDate} from '../values/dates.js';
import {PINTOR_FIELDS, PINTOR_FIELD_NAMES, CADASTRO_REQUIRED, type PintorFieldName} from './fields/fields.js';
import {fieldError, fieldValue} from './fields/field-values.js';

/** The data of a sign-up, from the form or the request; absent fields count as empty. */
export type CadastroData = Readonly<Record<string, unknown>>;

/** Message for a CPF that is already registered. */
export const PINTOR_ALREADY_REGISTERED = 'Pintor já cadastrado';
export const EMAIL_TAKEN = 'Email já cadastrado';
/** Message when staff submit an empty new e-mail for a painter (document 2, section 5). */
export const NEW_EMAIL_MISSING = 'Informe o novo e-mail primeiro';

const TERM_MISSING = 'Você deve concordar com termo de compartilhamento de dados antes de prosseguir';
const REGULAMENTO_MISSING = 'Você deve concordar com os termos do regulamento antes de prosseguir';
export const PASSWORDS_DIFFER = 'As senhas não são iguais';

/** The text of a field, trimmed; passwords are not trimmed. */
export function fieldText(field: PintorFieldName, value: unknown): string {
  const isPassword = field === 'senha' || field === 'senhaAntiga' || field === 'confirmarSenha';
  return isPassword && typeof value === 'string' ? value : textOf(value);
}

function cadastroError(
  field: PintorFieldName,
  data: CadastroData,
  required: readonly PintorFieldName[],
  today: CivilDate,
): string | undefined {
  const value = fieldText(field, data[field]);
  if (value) return fieldError(field, value, today);
  return required.includes(field) ? `${PINTOR_FIELDS[field].label} obrigatório` : undefined;
}

function validate(data: CadastroData, required: readonly PintorFieldName[], today: CivilDate): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of PINTOR_FIELD_NAMES) {
    const error = field === 'senhaAntiga' ? undefined : cadastroError(field, data, required, today);
    if (error) errors[field] = error;
  }
  if (!isChecked(data['concordaTermos'])) errors['concordaTermos'] = TERM_MISSING;
  return errors;
}

/** Validates the request of a sign-up; returns errors by field, in the order of the form. */
export function validateCadastro(data: CadastroData, today: CivilDate): FieldErrors {
  const {confirmarSenha: _, ...sent} = data;
  return validate(sent, CADASTRO_REQUIRED, today);
}

/** Validates the form of a sign-up, which also has the password confirmation and the acceptance of the rules. */
export function validateCadastroForm(data: CadastroData, today: CivilDate): FieldErrors {
  const {concordaTermos, ...errors} = validate(data, [...CADASTRO_REQUIRED, 'confirmarSenha'], today);
  if (!errors['confirmarSenha'] && data['confirmarSenha'] !== data['senha'])
    errors['confirmarSenha'] = PASSWORDS_DIFFER;
  return {
    ...errors,
    ...(concordaTermos ? {concordaTermos} : {}),
    ...(isChecked(data['aceitouRegulamento']) ? {} : {aceitouRegulamento: REGULAMENTO_MISSING}),
  };
}

/**
 * Converts the form to the request: digits without masks, the date in year-month-day order, the consent as 1 or 0, without the
 * password confirmation and the acceptance of the rules. Fields that are no text fields of the form are passed unchanged.
 */
export function prepareCadastro(data: CadastroData): Record<string, unknown> {
  const {confirmarSenha: _, aceitouRegulamento: __, ...sent} = data;
  const prepared: Record<string, unknown> = {...sent, concordaTermos: isChecked(data['concordaTermos']) ? 1 : 0};
  for (const field of PINTOR_FIELD_NAMES)
    if (field in sent) prepared[field] = fieldValue(field, fieldText(field, sent[field]));
  return prepared;
}
