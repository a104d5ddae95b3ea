import {addDays, addMonths, daysBetween, type CivilDate} from '../values/dates.js';
import {monthOfYear} from '../values/months.js';

/** A month's budget as one number, as its row is addressed: 202611. */
export const verbaId = (ano: number, mes: number): number => ano * 100 + mes;

/** The month of a budget's number; undefined for one that is no month. */
export function monthOfVerba(id: number): {ano: number; mes: number} | undefined {
  const [ano, mes] = [Math.floor(id / 100), id % 100];
  return mes >= 1 && mes <= 12 && ano >= 2000 && ano <= 2999 ? {ano, mes} : undefined;
}

/** The month of a day. */
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
  /** Days of the month that are left, today included; all of a month to come, none of one that is over. */
  readonly diasRestantes: number;
  /** Whole cents a day, rounded down; 0 when no day is left, or nothing. */
  readonly diaria: number;
}

/** What is left of a month's budget, and how much of it a day (0-rules, 6). Amounts in whole cents. */
export function verbaOf(
  {mensal, utilizada}: {mensal: number; utilizada: number},
  {ano, mes, today}: {ano: number; mes: number; today: CivilDate},
): Verba {
  const {first, last} = daysOfMonth(ano, mes);
  const from = today > first ? today : first;
  const diasRestantes = from > last ? 0 : daysBetween(from, last) + 1;
  const disponivel = mensal - utilizada;
  const diaria = diasRestantes > 0 && disponivel > 0 ? Math.floor(disponivel / diasRestantes) : 0;
  return {disponivel, diasRestantes, diaria};
}
