import {monthOf, firstDayOfMonth, addMonths, type CivilDate} from '@clube/domain';

/** Number of months in a chart, including the current one. */
const MONTHS = 12;

/** The first day of the first month in charts. */
export const firstDay = (today: CivilDate): CivilDate => addMonths(firstDayOfMonth(today), 1 - MONTHS);

export interface MonthPoint {
  mes: string;
  total: number;
}

/**
 * One point per month from `since` to `end`, in order: 0 for a month without a row; rows of other months are ignored.
 */
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
