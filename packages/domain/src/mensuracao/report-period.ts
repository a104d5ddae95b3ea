import {addMonths, lastDayOfMonth, monthOf, type CivilDate} from '../values/dates.js';
import {longMonth, monthOfYear} from '../values/months.js';
import {periodBefore, periodYearBefore} from '../values/period.js';

/** A month of a year, or the whole year. */
export interface ReportPeriod {
  ano: number;
  /** 1 to 12 */
  mes?: number | undefined;
}

/** The first month of the reports (3-panel-processing, 5). */
export const FIRST_REPORT_MONTH = '2020-07-01';

/**
 * The pt-BR error for a year or month outside the reports, which begin with July 2020 and end with the current month.
 * @param today the day in São Paulo
 */
export function reportPeriodError({ano, mes}: ReportPeriod, today: CivilDate): string | undefined {
  const period = mes === undefined ? String(ano) : monthOfYear(ano, mes);
  const ofSameLength = (day: CivilDate): string => day.slice(0, period.length);
  if (period < ofSameLength(FIRST_REPORT_MONTH))
    return `Os relatórios começam em ${longMonth(monthOf(FIRST_REPORT_MONTH))}.`;
  if (period <= ofSameLength(today)) return undefined;
  return mes === undefined ? 'Este ano ainda não começou.' : 'Este mês ainda não começou.';
}

/** The days of a period that reports tell of: none before the first month. `after` is the day after the last one. */
export function reportDays({ano, mes}: ReportPeriod): {first: CivilDate; after: CivilDate} {
  const begin = `${monthOfYear(ano, mes ?? 1)}-01`;
  return {
    first: begin < FIRST_REPORT_MONTH ? FIRST_REPORT_MONTH : begin,
    after: addMonths(begin, mes === undefined ? 12 : 1),
  };
}

/**
 * The periods that a report's is compared with: the one before and, for a month, the same month a year before; without those
 * that have no reports.
 */
export function comparedPeriods({ano, mes}: ReportPeriod, today: CivilDate): ReportPeriod[] {
  const dataInicial = `${monthOfYear(ano, mes ?? 1)}-01`;
  const period = {dataInicial, dataFinal: lastDayOfMonth(addMonths(dataInicial, mes === undefined ? 11 : 0))};
  return [periodBefore(period), periodYearBefore(period)]
    .flatMap(other => other ?? [])
    .map(({dataInicial: first}) => ({
      ano: Number(first.slice(0, 4)),
      ...(mes !== undefined && {mes: Number(first.slice(5, 7))}),
    }))
    .filter(other => reportPeriodError(other, today) === undefined);
}

/** How many months of the period have ended by this day. Days so far against whole months would read as a fall. */
export function endedMonths({ano, mes}: ReportPeriod, today: CivilDate): number {
  const months = Array.from({length: 12}, (_, i) => i + 1).filter(month => mes === undefined || month === mes);
  return months.filter(month => monthOfYear(ano, month) < monthOf(today)).length;
}
