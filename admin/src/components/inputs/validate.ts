import {decimalOfCents, readReais, textOf, ungrouped} from '@clube/domain';

/** Parses a typed or received amount to cents; undefined if it is invalid or negative. */
export function centsOf(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const cents = readReais(value);
  return cents !== undefined && cents >= 0 ? cents : undefined;
}

/** Converts a typed amount to the number in requests; an invalid one is unchanged, and empty means null. */
export function reaisToSend(value: unknown): unknown {
  if (textOf(value) === '') return null;
  const cents = centsOf(value);
  return cents === undefined ? value : Number(decimalOfCents(cents));
}

/** Formats an amount for an input: with a comma and two decimals. */
export function reaisAsTyped(value: number | null | undefined): string {
  const cents = value === null || value === undefined ? undefined : readReais(value.toFixed(2));
  return cents === undefined ? '' : decimalOfCents(cents).replace('.', ',');
}

/** Parses a typed whole number (`1.500`) of at least `min`; undefined if it is invalid. */
export function integerOf(value: unknown, min = 0): number | undefined {
  const text = ungrouped(textOf(value));
  return /^\d{1,9}$/.test(text) && Number(text) >= min ? Number(text) : undefined;
}
