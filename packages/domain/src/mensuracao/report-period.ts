import {monthOf, type CivilDate} from '../values/dates.js';
import {longMonth, monthOfYear, yearOf} from '../values/months.js';

/** The first month of the reports (3-panel-processing, 5). */
export const FIRST_REPORT_MONTH = '2020-07-01';

/**
 * The pt-BR error for a year or month outside the reports, which begin with July 2020 and end with the current month.
 * @param today the day in São Paulo
 */
export function reportPeriodError({ano, mes}: {ano: number; mes?: number}, today: CivilDate): string | undefined {
  const [first, last] = [monthOf(FIRST_REPORT_MONTH), monthOf(today)];
  const month = mes === undefined ? undefined : monthOfYear(ano, mes);
  if ((month ?? String(ano)) < (month ? first : yearOf(first))) return `Os relatórios começam em ${longMonth(first)}.`;
  if (month === undefined) return String(ano) > yearOf(last) ? 'Este ano ainda não começou.' : undefined;
  return month > last ? 'Este mês ainda não começou.' : undefined;
}
