import {mesDe, primeiroDiaDoMes, somarMeses, type DataCivil} from '@clube/domain';

/** How many months a chart covers, the current one included. */
const MESES = 12;

/** The first day of the first month that charts show. */
export const primeiroDia = (hoje: DataCivil): DataCivil => somarMeses(primeiroDiaDoMes(hoje), 1 - MESES);

export interface Ponto {
  mes: string;
  total: number;
}

/** One point a month, in order: a month without a row counts nothing. Months outside of the twelve are left out. */
export function serieMensal(rows: readonly Ponto[], hoje: DataCivil): Ponto[] {
  const totals = new Map(rows.map(({mes, total}) => [mes, total]));
  return Array.from({length: MESES}, (_, i) => {
    const mes = mesDe(somarMeses(primeiroDia(hoje), i));
    return {mes, total: totals.get(mes) ?? 0};
  });
}
