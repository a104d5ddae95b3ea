import {addDays, addMonths, daysBetween, type CivilDate} from '../values/dates.js';
import {monthOfYear} from '../values/months.js';

/** The id of a month's budget row: year × 100 + month, such as 202611. */
export const verbaId = (ano: number, mes: number): number => ano * 100 + mes;

/** The month of a budget's id; undefined when the id is no valid month. */
export function monthOfVerba(id: number): {ano: number; mes: number} | undefined {
  const [ano, mes] = [Math.floor(id / 100), id % 100];
  return mes >= 1 && mes <= 12 && ano >= 2000 && ano <= 2999 ? {ano, mes} : undefined;
}

/** The year and month of a date. */
export function verbaMonthOf(day: CivilDate): {ano: number; mes: number} {
  const [ano = 0, mes = 0] = day.split('-').map(Number);
  return {ano, mes};
}

/** First and last day of a month. */
export function daysOfMonth(ano: number, mes: number): {first: CivilDate; last: CivilDate} {
  const first = `${monthOfYear(ano, mes)}-01`;
  return {first, last: addDays(addMonths(first, 1), -1)};
}

export interface Verba {
  /** Whole cents. */
  readonly disponivel: number;
  /** Remaining days of the month, including today: all days of a future month, 0 of a past one. */
  readonly diasRestantes: number;
  /** Whole cents per remaining day, rounded down: negative when more was spent; 0 when no day is left. */
  readonly diaria: number;
}

/** The remaining budget of a month, in total and per day (0-rules, 6). Amounts in whole cents. */
export function verbaOf(
  {mensal, utilizada}: {mensal: number; utilizada: number},
  {ano, mes, today}: {ano: number; mes: number; today: CivilDate},
): Verba {
  const {first, last} = daysOfMonth(ano, mes);
  const from = today > first ? today : first;
  const diasRestantes = from > last ? 0 : daysBetween(from, last) + 1;
  const disponivel = mensal - utilizada;
  const diaria = diasRestantes > 0 ? Math.floor(disponivel / diasRestantes) : 0;
  return {disponivel, diasRestantes, diaria};
}
