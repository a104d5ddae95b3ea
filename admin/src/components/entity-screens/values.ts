import type {FieldDescription} from '@clube/api-client/fields';
import {digitsOnly, textOf, ungrouped} from '@clube/domain';

type Fields = Readonly<Record<string, FieldDescription>>;
type Values = Readonly<Record<string, unknown>>;

const isDecimal = ({display}: FieldDescription): boolean => display === 'money' || display === 'decimal';
const isInteger = ({display}: FieldDescription): boolean => display === 'integer' || display === 'points';

/** Formats numbers for the inputs: with a comma and the declared number of decimals. */
export function decimalAsTyped(fields: Fields, record: Values): Record<string, unknown> {
  return mapFields(fields, record, (field, value) =>
    isDecimal(field) && typeof value === 'number' ? written(value, field) : value,
  );
}

function written(value: number, {decimals = 2}: FieldDescription): string {
  return value.toLocaleString('pt-BR', {minimumFractionDigits: decimals, useGrouping: false, maximumFractionDigits: 6});
}

/**
 * Converts input values for the request: numbers as numbers, empty as null. Invalid numbers stay as typed, and the
 * server refuses them.
 */
export function valuesToSend(fields: Fields, values: Values): Record<string, unknown> {
  return mapFields(fields, values, (field, value) => {
    const text = textOf(value).trim();
    if (isDecimal(field) || isInteger(field)) return text === '' ? null : (numberIn(text, field) ?? value);
    if (field.display === 'choice' && field.options?.some(option => typeof option.value === 'number'))
      return text === '' ? null : Number(text);
    if (field.display === 'phone') return digitsOnly(text) || null;
    if (field.display === 'code') return text.toLocaleUpperCase('pt-BR');
    return value;
  });
}

/**
 * Parses `1.234,5`, `1.234` or `1234.5`; undefined for anything else. A single dot before three digits separates
 * thousands, except in a field with three decimals: the factor of a level and the value of a point are small, and
 * `0.012` and `1.250` are their decimals.
 */
function numberIn(text: string, {decimals = 0}: FieldDescription): number | undefined {
  const plain = (decimals < 3 || text.includes(',') ? ungrouped(text) : text).replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

function mapFields(fields: Fields, values: Values, change: (field: FieldDescription, value: unknown) => unknown) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      return [name, field ? change(field, value) : value];
    }),
  );
}
