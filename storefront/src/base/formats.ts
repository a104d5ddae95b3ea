import {civilDateOf, isCivilDate, formatDate, formatDateOf, formatDateTime, formatPontos, lazily} from '@clube/domain';

type DateValue = string | null | undefined;

/** `DD/MM/YYYY` of a civil date or of an instant, in São Paulo; a dash where there is none. */
export function showDate(value: DateValue): string {
  if (!value) return '–';
  return isCivilDate(value) ? formatDate(value) : formatDateOf(new Date(value));
}

/** `DD/MM/YYYY HH:mm` of an instant. */
export function showDateTime(value: DateValue): string {
  return value ? formatDateTime(new Date(value)) : '–';
}

/** `DD/MM` in this year, else with the year. */
export function showShortDate(value: DateValue, today: string): string {
  const date = showDate(value);
  return dayOf(value).slice(0, 4) === today.slice(0, 4) ? date.slice(0, 5) : date;
}

const month = lazily(() => new Intl.DateTimeFormat('pt-BR', {month: 'long', timeZone: 'UTC'}));

/** `Novembro`, or `Novembro de 2025` in another year than today's; of a day or a month, `YYYY-MM`. */
export function monthName(day: string, today: string): string {
  const name = month().format(new Date(`${day.slice(0, 7)}-15T12:00:00Z`));
  const year = day.slice(0, 4);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${year === today.slice(0, 4) ? '' : ` de ${year}`}`;
}

/** Points with their sign: what came in with a plus, what went out with a minus. */
export const signedPontos = (pontos: number): string => `${pontos < 0 ? '−' : '+'}${formatPontos(Math.abs(pontos))}`;

/** The day as `YYYY-MM-DD`, for comparing and sorting; empty where there is none. */
export function dayOf(value: DateValue): string {
  if (!value) return '';
  return isCivilDate(value) ? value : civilDateOf(new Date(value));
}

/** How the header greets: the first name. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** Up to two letters for the round badge. */
export function initials(name: string): string {
  const parts = name.trim().split(/\s+/);
  const last = parts.length > 1 ? (parts.at(-1)?.charAt(0) ?? '') : '';
  return ((parts[0]?.charAt(0) ?? '') + last).toUpperCase();
}
