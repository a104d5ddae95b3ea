import {validatePassword} from '../../acesso/passwords.js';
import {INVALID_CEP, isValidCep} from '../../documents/contact/cep.js';
import {INVALID_CPF, isValidCpf} from '../../documents/cpf.js';
import {INVALID_EMAIL, isValidEmail} from '../../documents/contact/email.js';
import {digitsOnly} from '../../documents/mask.js';
import {INVALID_CELULAR, isValidCelular, isValidTelefone} from '../../documents/contact/telefone.js';
import {isValidUf} from '../../documents/contact/uf.js';
import {ageOn, readDate, type CivilDate} from '../../values/dates.js';
import {PINTOR_FIELDS, COMO_FICOU_SABENDO, MIN_AGE, SEXES, type PintorFieldName} from './fields.js';

type Rule = (value: string, today: CivilDate) => string | undefined;

const unless = (accepts: (value: string) => boolean, message: string): Rule => {
  return value => (accepts(value) ? undefined : message);
};

/** Birth date: an existing date, not in the future, at least 18 years ago. */
const birth: Rule = (value, today) => {
  const date = readDate(value);
  if (!date || date > today) return `${PINTOR_FIELDS.dataNascimento.label} inválida`;
  if (ageOn(date, today) >= MIN_AGE) return undefined;
  return `Você precisa ter ${MIN_AGE} anos ou mais para participar do Clube do Pintor`;
};

const RULES: Readonly<Partial<Record<PintorFieldName, Rule>>> = {
  cpf: unless(isValidCpf, INVALID_CPF),
  dataNascimento: birth,
  sexo: unless(value => SEXES.some(sexo => sexo.value === value), 'Sexo inválido'),
  celular: unless(isValidCelular, INVALID_CELULAR),
  telefone: unless(isValidTelefone, 'Telefone inválido'),
  email: unless(isValidEmail, INVALID_EMAIL),
  senha: value => validatePassword('loja', value),
  endCep: unless(isValidCep, INVALID_CEP),
  endEstado: unless(isValidUf, 'UF inválida'),
  estadoLojaPreferida: unless(isValidUf, 'UF da loja preferida inválida'),
  comoFicouSabendo: unless(value => COMO_FICOU_SABENDO.some(option => option === value), 'Escolha como ficou sabendo'),
};

/** The fields that are sent and stored as digits only. */
const DIGITS_ONLY: ReadonlySet<PintorFieldName> = new Set(['cpf', 'celular', 'telefone', 'endCep']);

/** The value for the request: without mask; dates in year-month-day order. */
export function fieldValue(field: PintorFieldName, value: string): string {
  if (DIGITS_ONLY.has(field)) return digitsOnly(value);
  if (field === 'dataNascimento') return readDate(value)?.replaceAll('-', '') ?? value;
  if (field === 'email') return value.toLowerCase();
  return field === 'endEstado' || field === 'estadoLojaPreferida' ? value.toUpperCase() : value;
}

/** The error of a value that is not empty; undefined when it is valid. Forms call it when a field loses focus. */
export function fieldError(field: PintorFieldName, value: string, today: CivilDate): string | undefined {
  const error = RULES[field]?.(value, today);
  if (error) return error;
  const {label, max} = PINTOR_FIELDS[field];
  const tooLong = fieldValue(field, value).length > max;
  return tooLong && field !== 'dataNascimento' ? `${label} deve ter no máximo ${max} caracteres` : undefined;
}
