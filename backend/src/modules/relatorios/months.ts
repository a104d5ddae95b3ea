import {monthOf, firstDayOfMonth, addMonths, type CivilDate} from '@clube/domain';

/** How many months a chart covers, the current one included. */
const MONTHS = 12;

/** The first day of the first month that charts show. */
export const firstDay = (today: CivilDate): CivilDate => addMonths(firstDayOfMonth(today), 1 - MONTHS);

export interface MonthPoint {
  mes: string;
  total: number;
}

/** One point a month from `since` to `end`, in order: a month without a row counts nothing, other months are left out. */
export function monthlySeries(rows: readonly MonthPoint[], end: CivilDate, since = firstDay(end)): MonthPoint[] {
  const totals = new Map(rows.map(({mes, total}) => [mes, total]));
  return monthsUntil(end, since).map(mes => ({mes, total: totals.get(mes) ?? 0}));
}

/** The months from `since` to `end`, in order. */
export function monthsUntil(end: CivilDate, since = firstDay(end)): string[] {
  const months: string[] = [];
  for (let first = firstDayOfMonth(since); first <= end; first = addMonths(first, 1)) months.push(monthOf(first));
  return months;
}
