import {monthOf, firstDayOfMonth, addMonths, type CivilDate} from '@clube/domain';

/** How many months a chart covers, the current one included. */
const MONTHS = 12;

/** The first day of the first month that charts show. */
export const firstDay = (today: CivilDate): CivilDate => addMonths(firstDayOfMonth(today), 1 - MONTHS);

export interface MonthPoint {
  mes: string;
  total: number;
}

/** One point a month, in order: a month without a row counts nothing. Months outside of the twelve are left out. */
export function monthlySeries(rows: readonly MonthPoint[], today: CivilDate): MonthPoint[] {
  const totals = new Map(rows.map(({mes, total}) => [mes, total]));
  return Array.from({length: MONTHS}, (_, i) => {
    const mes = monthOf(addMonths(firstDay(today), i));
    return {mes, total: totals.get(mes) ?? 0};
  });
}
