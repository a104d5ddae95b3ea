import {civilDateOf, isCivilDate, formatDate, formatDateOf, formatDateTime} from '@clube/domain';

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
