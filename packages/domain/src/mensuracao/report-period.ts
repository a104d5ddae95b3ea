import {monthOf, type CivilDate} from '../values/dates.js';
import {longMonth, monthOfYear} from '../values/months.js';

/** The first month of the reports (3-panel-processing, 5). */
export const FIRST_REPORT_MONTH = '2020-07-01';

/**
 * The pt-BR error for a year or month outside the reports, which begin with July 2020 and end with the current month.
 * @param today the day in São Paulo
 */
export function reportPeriodError({ano, mes}: {ano: number; mes?: number}, today: CivilDate): string | undefined {
  const period = mes === undefined ? String(ano) : monthOfYear(ano, mes);
  const ofSameLength = (day: CivilDate): string => day.slice(0, period.length);
  if (period < ofSameLength(FIRST_REPORT_MONTH))
    return `Os relatórios começam em ${longMonth(monthOf(FIRST_REPORT_MONTH))}.`;
  if (period <= ofSameLength(today)) return undefined;
  return mes === undefined ? 'Este ano ainda não começou.' : 'Este mês ainda não começou.';
}
