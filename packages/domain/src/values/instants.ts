import {HOUR_MS, isCivilDate, readDate, addDays, type CivilDate} from './dates.js';
import {lazily} from './lazily.js';

/** The programme's time zone. No daylight saving today, but there was until 2019: offsets come from the zone, never assumed. */
export const TIME_ZONE = 'America/Sao_Paulo';

const formatter = lazily(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: TIME_ZONE,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

function fieldsOf(instant: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(
    formatter()
      .formatToParts(instant)
      .map(({type, value}) => [type, value]),
  );
}

/** The day it is in São Paulo at this instant. Throws RangeError on an invalid Date. */
export function civilDateOf(instant: Date): CivilDate {
  const {year, month, day} = fieldsOf(instant);
  return `${year}-${month}-${day}`;
}

/** `DD/MM/YYYY` of an instant, in São Paulo. */
export function formatDateOf(instant: Date): string {
  const {year, month, day} = fieldsOf(instant);
  return `${day}/${month}/${year}`;
}

/** `DD/MM/YYYY HH:mm` of an instant, in São Paulo. */
export function formatDateTime(instant: Date): string {
  const {hour, minute} = fieldsOf(instant);
  return `${formatDateOf(instant)} ${hour}:${minute}`;
}

/** The first instant of the day in São Paulo: 00:00, or 01:00 on the days when daylight saving began at midnight. */
export function startOfDay(date: CivilDate): Date {
  const utcMidnight = Date.parse(`${date}T00:00:00Z`);
  for (let hours = 0; hours <= 6; hours++) {
    const instant = new Date(utcMidnight + hours * HOUR_MS);
    if (civilDateOf(instant) === date) return instant;
  }
  throw new RangeError(`not a civil date: ${date}`);
}

/** The last millisecond of the day in São Paulo. */
export function endOfDay(date: CivilDate): Date {
  return new Date(startOfDay(addDays(date, 1)).getTime() - 1);
}

const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3])(?::[0-5]\d){1,2}(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** Parses an ISO 8601 instant with time zone, day and time that exist; returns it in UTC. */
export function readTimestamp(text: string): string | undefined {
  const [, day = ''] = TIMESTAMP.exec(text.trim()) ?? [];
  return isCivilDate(day) ? new Date(text.trim()).toISOString() : undefined;
}

/** The date part of a date or instant as written; undefined for any other text. */
export function readDay(text: string): CivilDate | undefined {
  return readDate(text) ?? (readTimestamp(text) && readDate(text.trim().slice(0, 10)));
}
