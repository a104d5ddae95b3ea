import type {FieldDescription} from '@clube/api-client/fields';
import {formatCep, formatCnpj, formatCpf, formatPontos, formatTelefone, textOf} from '@clube/domain';
import {DASH, dateOrDash, dateTimeOrDash, decimalOrDash, numberOrDash, reaisOrDash} from '../format/values';

type Write = (value: unknown, field: FieldDescription) => string;

const ofText =
  (format: (text: string) => string): Write =>
  value =>
    format(textOf(value));
const ofNumber =
  (format: (value: number) => string): Write =>
  value =>
    typeof value === 'number' ? format(value) : textOf(value);

const WRITTEN: Partial<Record<FieldDescription['display'], Write>> = {
  cpf: ofText(formatCpf),
  cnpj: ofText(formatCnpj),
  cep: ofText(formatCep),
  phone: ofText(formatTelefone),
  date: ofText(dateOrDash),
  timestamp: ofText(dateTimeOrDash),
  money: ofNumber(reaisOrDash),
  points: ofNumber(formatPontos),
  integer: ofNumber(numberOrDash),
  decimal: (value, {decimals}) => (typeof value === 'number' ? decimalOrDash(value, decimals) : textOf(value)),
  tags: value => (Array.isArray(value) ? value.map(textOf).join(', ') : textOf(value)),
  switch: (value, {on = 'Sim', off = 'Não'}) => ([1, true].includes(value as number | boolean) ? on : off),
};

/** A field's value, formatted by its declaration; `–` for none. */
export function fieldText(field: FieldDescription, value: unknown): string {
  if (value === null || value === undefined || value === '') return DASH;
  const option = field.options?.find(each => String(each.value) === textOf(value));
  return option?.text ?? WRITTEN[field.display]?.(value, field) ?? textOf(value);
}
