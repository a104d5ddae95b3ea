import {startOfDay, addDays, type CivilDate} from '@clube/domain';

const MINUTE_MS = 60_000;

const starts = new Map<CivilDate, Date>();

/** Called for a few hundred days thousands of times; the calendar is slow. */
function start(day: CivilDate): Date {
  const known = starts.get(day) ?? startOfDay(day);
  starts.set(day, known);
  return known;
}

/** So many minutes after the day's first instant in São Paulo. */
export const instant = (day: CivilDate, minutes: number): Date =>
  new Date(start(day).getTime() + Math.round(minutes * MINUTE_MS));

const weekday = (day: CivilDate): number => new Date(`${day}T12:00:00Z`).getUTCDay();

export const isSunday = (day: CivilDate): boolean => weekday(day) === 0;

/** The day itself when the office works on it, else the Monday after. */
export function workday(day: CivilDate): CivilDate {
  const weekend = [0, 6].includes(weekday(day));
  return weekend ? workday(addDays(day, 1)) : day;
}
