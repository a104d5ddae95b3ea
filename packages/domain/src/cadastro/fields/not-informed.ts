const NOT_INFORMED = 'Não informado';

/** The values that old records have in fields that were never filled in. */
const MARKS: Readonly<Record<string, string>> = {
  endRua: NOT_INFORMED,
  endBairro: NOT_INFORMED,
  endCidade: NOT_INFORMED,
  endNumero: '0',
  endCep: '00000000',
};

/** The value of an address field for display: empty if it only marks the field as not filled in. */
export function informedValue(field: string, value: string | null | undefined): string {
  if (value === null || value === undefined) return '';
  const mark = MARKS[field];
  const clean = field === 'endCep' ? value.replace(/\D/g, '') : value.trim();
  return mark !== undefined && clean.toLowerCase() === mark.toLowerCase() ? '' : value;
}

/** Applies `informedValue` to the address fields of a record; the other fields are unchanged. */
export function withoutNotInformed<T extends object>(record: T): T {
  const fields = Object.entries(record).map(([field, value]: [string, unknown]) => [
    field,
    field in MARKS && typeof value === 'string' ? informedValue(field, value) : value,
  ]);
  return Object.fromEntries(fields) as T;
}
