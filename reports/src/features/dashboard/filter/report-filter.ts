import {BANNER_PERIOD, INVALID_DATE, formatDate, isCivilDate, lastDayOfMonth, type FieldErrors} from '@clube/domain';

/** What the report is narrowed to, as the address has it; empty texts narrow nothing. Dates are `YYYY-MM-DD`, both included. */
export interface ReportFilter {
  dataInicial: string;
  dataFinal: string;
  /** The CNPJ of one shop, 14 characters. */
  loja: string;
}

const NAMES = ['dataInicial', 'dataFinal', 'loja'] as const;

export function readFilter(params: URLSearchParams): ReportFilter {
  const [dataInicial = '', dataFinal = '', loja = ''] = NAMES.map(name => params.get(name)?.trim() ?? '');
  return {dataInicial, dataFinal, loja};
}

/** What is set of a filter: for the address and for the call. */
export function setParts(filter: ReportFilter): Partial<ReportFilter> {
  return Object.fromEntries(NAMES.filter(name => filter[name]).map(name => [name, filter[name]]));
}

/** The same as the address has it. */
export const searchOf = (filter: ReportFilter): string =>
  new URLSearchParams(Object.entries(setParts(filter))).toString();

/** Of the days of a month (`YYYY-MM`) alone, as far as they are in the period. */
export function withinMonth({dataInicial, dataFinal, loja}: ReportFilter, month: string): ReportFilter {
  const first = `${month}-01`;
  const last = lastDayOfMonth(first);
  return {
    dataInicial: dataInicial > first ? dataInicial : first,
    dataFinal: dataFinal && dataFinal < last ? dataFinal : last,
    loja,
  };
}

/** The rules of the server, said before it is asked. */
export function filterErrors(filter: ReportFilter): FieldErrors {
  const {dataInicial, dataFinal} = filter;
  const errors: FieldErrors = {};
  if (dataInicial && !isCivilDate(dataInicial)) errors.dataInicial = INVALID_DATE;
  if (dataFinal && !isCivilDate(dataFinal)) errors.dataFinal = INVALID_DATE;
  if (!errors.dataInicial && !errors.dataFinal && !BANNER_PERIOD.holds(filter))
    errors[BANNER_PERIOD.field] = BANNER_PERIOD.message;
  return errors;
}

/** Of which days figures and tables are, and of which charts and redemptions, which reach back twelve months at most; whether these are of a shorter time than the figures. */
export function periodTexts({dataInicial, dataFinal}: Pick<ReportFilter, 'dataInicial' | 'dataFinal'>) {
  const end = dataFinal && formatDate(dataFinal);
  if (dataInicial) {
    const text = end ? `De ${formatDate(dataInicial)} a ${end}` : `Desde ${formatDate(dataInicial)}`;
    return {whole: text, recent: text, recentIsLess: false};
  }
  if (end) return {whole: `Até ${end}`, recent: `12 meses até ${end}`, recentIsLess: true};
  return {whole: 'Desde o início', recent: 'Últimos 12 meses', recentIsLess: true};
}
export type PeriodTexts = ReturnType<typeof periodTexts>;
