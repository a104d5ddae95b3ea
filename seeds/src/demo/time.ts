import {startOfDay, addDays, type CivilDate} from '@clube/domain';

const MINUTE_MS = 60_000;

const starts = new Map<CivilDate, Date>();

/** Cached, as it is called thousands of times for a few hundred days and calendar calculations are slow. */
function start(day: CivilDate): Date {
  const known = starts.get(day) ?? startOfDay(day);
  starts.set(day, known);
  return known;
}

/** The time this many minutes after the day's start in São Paulo. */
export const instant = (day: CivilDate, minutes: number): Date =>
  new Date(start(day).getTime() + Math.round(minutes * MINUTE_MS));

const weekday = (day: CivilDate): number => new Date(`${day}T12:00:00Z`).getUTCDay();

export const isSunday = (day: CivilDate): boolean => weekday(day) === 0;

/** The day itself if it is a working day, else the next Monday. */
export function workday(day: CivilDate): CivilDate {
  const weekend = [0, 6].includes(weekday(day));
  return weekend ? workday(addDays(day, 1)) : day;
}
