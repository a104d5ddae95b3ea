const NOT_INFORMED = 'Não informado';

/** What old records carry in a field that was never filled in. */
const MARKS: Readonly<Record<string, string>> = {
  endRua: NOT_INFORMED,
  endBairro: NOT_INFORMED,
  endCidade: NOT_INFORMED,
  endNumero: '0',
  endCep: '00000000',
};

/** The value of an address field for display: empty where it only says that it was not informed. */
export function informedValue(field: string, value: string | null | undefined): string {
  if (value === null || value === undefined) return '';
  const mark = MARKS[field];
  const clean = field === 'endCep' ? value.replace(/\D/g, '') : value.trim();
  return mark !== undefined && clean.toLowerCase() === mark.toLowerCase() ? '' : value;
}

/** The same for a whole record: its address fields shown empty where they were not informed, the others unchanged. */
export function withoutNotInformed<T extends object>(record: T): T {
  const fields = Object.entries(record).map(([field, value]: [string, unknown]) => [
    field,
    field in MARKS && typeof value === 'string' ? informedValue(field, value) : value,
  ]);
  return Object.fromEntries(fields) as T;
}
