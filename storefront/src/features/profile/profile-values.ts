import {PROFILE_FIELD_NAMES, digitsOnly, formatDate, informedValue, isCivilDate} from '@clube/domain';
import type {Pintor} from '../../base/types';
import type {PintorValues} from '../../components/pintor-form/pintor-form';

const DIGITS: ReadonlySet<string> = new Set(['celular', 'telefone', 'endCep', 'dataNascimento']);

function shown(field: string, value: unknown): string {
  if (typeof value !== 'string') return '';
  if (isCivilDate(value)) return formatDate(value);
  return informedValue(field, value);
}

/** The profile's form values: missing values are empty, masked fields are without punctuation. */
export function valuesOf(profile: Pintor): PintorValues {
  const record: Readonly<Record<string, unknown>> = profile;
  return Object.fromEntries(
    PROFILE_FIELD_NAMES.map(field => {
      const value = shown(field, record[field]);
      return [field, DIGITS.has(field) ? digitsOnly(value) : value];
    }),
  );
}
