import {civilDateOf, formatDate, formatDateOf, formatDateTime, formatReais, readDate, readReais} from '@clube/domain';

/** Shown for a missing value. */
export const DASH = '–';

const numberFormat = new Intl.NumberFormat('pt-BR', {maximumFractionDigits: 3});

export function numberOrDash(value: number | null | undefined): string {
  return value === null || value === undefined ? DASH : numberFormat.format(value);
}

/** Formats an amount in BRL, a number with two decimals. */
export function reaisOrDash(value: number | null | undefined): string {
  const cents = value === null || value === undefined ? undefined : readReais(value.toFixed(2));
  return cents === undefined ? DASH : formatReais(cents);
}

/** Formats a date (YYYY-MM-DD) or an instant as DD/MM/YYYY in São Paulo. */
export function dateOrDash(value: string | null | undefined): string {
  if (!value) return DASH;
  if (readDate(value)) return formatDate(readDate(value) ?? value);
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? DASH : formatDateOf(instant);
}

/** Formats an instant as DD/MM/YYYY HH:mm in São Paulo. */
export function dateTimeOrDash(value: string | null | undefined): string {
  const instant = value ? new Date(value) : undefined;
  return instant && !Number.isNaN(instant.getTime()) ? formatDateTime(instant) : DASH;
}

/** The current day in São Paulo. Only screens call this; rules get the day as an argument. */
export const today = (): string => civilDateOf(new Date());

const megabyteFormat = new Intl.NumberFormat('pt-BR', {minimumFractionDigits: 1, maximumFractionDigits: 1});

/** A size in bytes in a fixed unit, so that sizes compare easily: "12,3 MB". */
export const megabytes = (bytes: number): string => `${megabyteFormat.format(bytes / 1024 / 1024)} MB`;

/** Formats a number with `places` decimals. */
export function decimalOrDash(value: unknown, places = 2): string {
  if (typeof value !== 'number') return DASH;
  return value.toLocaleString('pt-BR', {minimumFractionDigits: places, maximumFractionDigits: places});
}
