import {civilDateOf, formatDate, formatDateOf, formatDateTime, formatReais, readDate, readReais} from '@clube/domain';

/** What stands where there is nothing. */
export const NOTHING = '–';

const numberFormat = new Intl.NumberFormat('pt-BR', {maximumFractionDigits: 3});

export function numberOrNothing(value: number | null | undefined): string {
  return value === null || value === undefined ? NOTHING : numberFormat.format(value);
}

/** BRL as it travels, a number with two decimals. */
export function reaisOrNothing(value: number | null | undefined): string {
  const cents = value === null || value === undefined ? undefined : readReais(value.toFixed(2));
  return cents === undefined ? NOTHING : formatReais(cents);
}

/** A civil date or an instant, as DD/MM/YYYY in São Paulo. */
export function dateOrNothing(value: string | null | undefined): string {
  if (!value) return NOTHING;
  if (readDate(value)) return formatDate(readDate(value) ?? value);
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? NOTHING : formatDateOf(instant);
}

/** An instant, as DD/MM/YYYY HH:mm in São Paulo. */
export function dateTimeOrNothing(value: string | null | undefined): string {
  const instant = value ? new Date(value) : undefined;
  return instant && !Number.isNaN(instant.getTime()) ? formatDateTime(instant) : NOTHING;
}

/** The day it is now in São Paulo: screens ask here, rules are given the day. */
export const today = (): string => civilDateOf(new Date());

const megabyteFormat = new Intl.NumberFormat('pt-BR', {minimumFractionDigits: 1, maximumFractionDigits: 1});

/** Bytes as people compare them: "12,3 MB". */
export const megabytes = (bytes: number): string => `${megabyteFormat.format(bytes / 1024 / 1024)} MB`;

/** A number with so many places behind the comma. */
export function decimalOrNothing(value: unknown, places = 2): string {
  if (typeof value !== 'number') return NOTHING;
  return value.toLocaleString('pt-BR', {minimumFractionDigits: places, maximumFractionDigits: places});
}
