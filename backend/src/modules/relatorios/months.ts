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
  const series: MonthPoint[] = [];
  for (let first = firstDayOfMonth(since); first <= end; first = addMonths(first, 1)) {
    const mes = monthOf(first);
    series.push({mes, total: totals.get(mes) ?? 0});
  }
  return series;
}
