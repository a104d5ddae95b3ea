import {decimalOfCents, readReais, textOf} from '@clube/domain';

/** Cents of an amount as it is typed or as it came; undefined when it is none or negative. */
export function centsOf(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const cents = readReais(value);
  return cents !== undefined && cents >= 0 ? cents : undefined;
}

/** A typed amount as the number that travels; what is no amount stays as it is, and empty means none. */
export function reaisToSend(value: unknown): unknown {
  if (textOf(value) === '') return null;
  const cents = centsOf(value);
  return cents === undefined ? value : Number(decimalOfCents(cents));
}

/** An amount as it stands in a field: with a comma and two decimals. */
export function reaisAsTyped(value: number | null | undefined): string {
  const cents = value === null || value === undefined ? undefined : readReais(value.toFixed(2));
  return cents === undefined ? '' : decimalOfCents(cents).replace('.', ',');
}

/** A whole number of at least `minimo`; undefined when it is none. */
export function integerOf(value: unknown, min = 0): number | undefined {
  const text = textOf(value);
  return /^\d{1,9}$/.test(text) && Number(text) >= min ? Number(text) : undefined;
}
