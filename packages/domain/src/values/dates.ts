/** A civil date `YYYY-MM-DD`, without time and zone. */
export type CivilDate = string;

const FORMAT = /^(\d{4})-(\d{2})-(\d{2})$/;
/** A day in ms; São Paulo has had no clock changes since 2019. */
export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;

/** The first and the last accepted year. */
const MIN_YEAR = 1900;
const MAX_YEAR = 2999;
/** The latest date that the product accepts. */
export const MAX_DATE: CivilDate = `${MAX_YEAR}-12-31`;

export const NO_DATE = 'Informe a data';
export const INVALID_DATE = 'Data inválida';

function utc(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month - 1, day));
}

function civil(date: Date): CivilDate {
  return date.toISOString().slice(0, 10);
}

function partsOf(date: CivilDate): [ano: number, mes: number, dia: number] {
  const found = FORMAT.exec(date);
  if (!found) throw new RangeError(`not a civil date: ${date}`);
  return [Number(found[1]), Number(found[2]), Number(found[3])];
}

/** A date that exists, from 1900 to 2999, in its one form `YYYY-MM-DD`. */
export function isCivilDate(date: string): boolean {
  if (!FORMAT.test(date)) return false;
  const [year, month, day] = partsOf(date);
  if (year < MIN_YEAR || year > MAX_YEAR || month < 1 || month > 12 || day < 1) return false;
  return civil(utc(year, month, day)) === date;
}

/** Reads `DD/MM/YYYY`, `YYYYMMDD` or `YYYY-MM-DD`; undefined when the text is no existing date. */
export function readDate(text: string): CivilDate | undefined {
  const date = text
    .trim()
    .replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')
    .replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  return isCivilDate(date) ? date : undefined;
}

/** `2026-03-09` → `09/03/2026`. */
export function formatDate(date: CivilDate): string {
  return date.replace(FORMAT, '$3/$2/$1');
}

/** `2026-03-09` → `20260309`, the order in which the forms send dates. */
export function compactDate(date: CivilDate): string {
  return date.replaceAll('-', '');
}

export function addDays(date: CivilDate, days: number): CivilDate {
  const [year, month, day] = partsOf(date);
  return civil(utc(year, month, day + days));
}

/** Adds days from Monday to Friday; holidays count as such, as they differ by city. */
export function addWorkingDays(date: CivilDate, days: number): CivilDate {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (utc(...partsOf(day)).getUTCDay() % 6 !== 0) left -= 1;
  }
  return day;
}

/** Adds calendar months; a day that the month does not have becomes its last: 31/01 + 1 → 28/02 or 29/02. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const [year, month, day] = partsOf(date);
  const lastDay = utc(year, month + months + 1, 0).getUTCDate();
  return civil(utc(year, month + months, Math.min(day, lastDay)));
}

/** Days from `start` to `end`; negative when `end` is earlier. */
export function daysBetween(start: CivilDate, end: CivilDate): number {
  return Math.round((utc(...partsOf(end)).getTime() - utc(...partsOf(start)).getTime()) / DAY_MS);
}

/** Age in completed years on the day `today`. A birthday on 29/02 is on 01/03 in other years. */
export function ageOn(birth: CivilDate, today: CivilDate): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** `2026-03-09` → `2026-03`. */
export function monthOf(date: CivilDate): string {
  return date.slice(0, 7);
}

export function firstDayOfMonth(date: CivilDate): CivilDate {
  return `${monthOf(date)}-01`;
}

export function lastDayOfMonth(date: CivilDate): CivilDate {
  return addDays(addMonths(firstDayOfMonth(date), 1), -1);
}
