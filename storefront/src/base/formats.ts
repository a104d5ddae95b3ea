import {civilDateOf, isCivilDate, formatDate, formatDateOf, formatDateTime, formatPontos, lazily} from '@clube/domain';

type DateValue = string | null | undefined;

/** Formats a date or an instant as `DD/MM/YYYY` in São Paulo; a dash for none. */
export function showDate(value: DateValue): string {
  if (!value) return '–';
  return isCivilDate(value) ? formatDate(value) : formatDateOf(new Date(value));
}

/** Formats an instant as `DD/MM/YYYY HH:mm`. */
export function showDateTime(value: DateValue): string {
  return value ? formatDateTime(new Date(value)) : '–';
}

/** Formats a date as `DD/MM`, with the year if it is not the current one. */
export function showShortDate(value: DateValue, today: string): string {
  const date = showDate(value);
  return dayOf(value).slice(0, 4) === today.slice(0, 4) ? date.slice(0, 5) : date;
}

const month = lazily(() => new Intl.DateTimeFormat('pt-BR', {month: 'long', timeZone: 'UTC'}));

/**
 * The month's name: `Novembro`, or `Novembro de 2025` in another year than today's; `day` is a date or a month,
 * `YYYY-MM`.
 */
export function monthName(day: string, today: string): string {
  const name = month().format(new Date(`${day.slice(0, 7)}-15T12:00:00Z`));
  const year = day.slice(0, 4);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${year === today.slice(0, 4) ? '' : ` de ${year}`}`;
}

/** Formats points with a plus or minus sign. */
export const signedPontos = (pontos: number): string => `${pontos < 0 ? '−' : '+'}${formatPontos(Math.abs(pontos))}`;

/** The date as `YYYY-MM-DD`, for comparing and sorting; empty for none. */
export function dayOf(value: DateValue): string {
  if (!value) return '';
  return isCivilDate(value) ? value : civilDateOf(new Date(value));
}

/** The first name, for the header's greeting. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** Up to two letters for the round badge. */
export function initials(name: string): string {
  const parts = name.trim().split(/\s+/);
  const last = parts.length > 1 ? (parts.at(-1)?.charAt(0) ?? '') : '';
  return ((parts[0]?.charAt(0) ?? '') + last).toUpperCase();
}
