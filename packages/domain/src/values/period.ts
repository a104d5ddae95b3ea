import {addDays, addMonths, daysBetween, firstDayOfMonth, formatDate, lastDayOfMonth, type CivilDate} from './dates.js';

/** Days in São Paulo, both included. */
export interface Period {
  dataInicial: CivilDate;
  dataFinal: CivilDate;
}

/** `01/11/2026 a 27/11/2026`. */
export const formatDays = ({dataInicial, dataFinal}: Period): string =>
  `${formatDate(dataInicial)} a ${formatDate(dataFinal)}`;

/** The error of a period, which needs both days; undefined when it is valid. */
export function periodFault({dataInicial, dataFinal}: Partial<Period>): string | undefined {
  if (!dataInicial || !dataFinal) return 'Por favor, selecione ambas as datas para filtrar.';
  return dataInicial > dataFinal ? 'A data inicial não pode ser maior que a final.' : undefined;
}

/**
 * The period before, for comparisons. One that starts with a year or month is compared with the same part of the year or months
 * before, so that eleven days of a month are compared with the first eleven of the last one; any other with as many days just
 * before it.
 */
export function periodBefore({dataInicial: from, dataFinal: until}: Period): Period {
  const months = monthsWithin(from, until);
  if (months === undefined) {
    const length = daysBetween(from, until) + 1;
    return {dataInicial: addDays(from, -length), dataFinal: addDays(from, -1)};
  }
  return monthsEarlier({dataInicial: from, dataFinal: until}, months);
}

/** The same days a year before, unless that is the period before. */
export function periodYearBefore(period: Period): Period | undefined {
  const yearBefore = monthsEarlier(period, 12);
  return yearBefore.dataInicial === periodBefore(period).dataInicial ? undefined : yearBefore;
}

/** A period that ends with a month ends with that month a year before, too. */
function monthsEarlier({dataInicial, dataFinal}: Period, months: number): Period {
  const end = addMonths(dataFinal, -months);
  return {
    dataInicial: addMonths(dataInicial, -months),
    dataFinal: dataFinal === lastDayOfMonth(dataFinal) ? lastDayOfMonth(end) : end,
  };
}

/** The months, or the twelve of each year, into which a period falls that begins with one of them. */
function monthsWithin(from: CivilDate, until: CivilDate): number | undefined {
  if (from !== firstDayOfMonth(from)) return undefined;
  const [first, last] = [monthNumber(from), monthNumber(until)];
  const months = last - first + 1;
  return from.slice(5, 7) === '01' && months > 1 ? Math.ceil(months / 12) * 12 : months;
}

const monthNumber = (day: CivilDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
