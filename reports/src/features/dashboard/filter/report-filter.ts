import {BANNER_PERIOD, INVALID_DATE, formatDate, isCivilDate, lastDayOfMonth, type FieldErrors} from '@clube/domain';

/** The report's filter as in the URL; empty texts do not filter. Dates are `YYYY-MM-DD`, both inclusive. */
export interface ReportFilter {
  dataInicial: string;
  dataFinal: string;
  /** The CNPJ of one store, 14 characters. */
  loja: string;
}

const NAMES = ['dataInicial', 'dataFinal', 'loja'] as const;

export function readFilter(params: URLSearchParams): ReportFilter {
  const [dataInicial = '', dataFinal = '', loja = ''] = NAMES.map(name => params.get(name)?.trim() ?? '');
  return {dataInicial, dataFinal, loja};
}

/** The filter without empty fields, for the URL and the request. */
export function setParts(filter: ReportFilter): Partial<ReportFilter> {
  return Object.fromEntries(NAMES.filter(name => filter[name]).map(name => [name, filter[name]]));
}

/** The filter as a URL query. */
export const searchOf = (filter: ReportFilter): string =>
  new URLSearchParams(Object.entries(setParts(filter))).toString();

/** Values of the URL that say which rows a table shows, beside the filter: a group of painters, a prize. */
const SHOWN = ['grupo', 'premio'] as const;
export type Shown = (typeof SHOWN)[number];

/** The URL query with one of these values; empty: without it. */
export function withShown(search: string, name: Shown, value: string): string {
  const params = new URLSearchParams(search);
  if (value) params.set(name, value);
  else params.delete(name);
  return params.toString();
}

/** The URL query of another filter, with the same rows shown. */
export const searchWithShown = (params: URLSearchParams, filter: ReportFilter): string =>
  SHOWN.reduce((search, name) => withShown(search, name, params.get(name) ?? ''), searchOf(filter));

/** The filter restricted to the days of a month (`YYYY-MM`) within its period. */
export function withinMonth({dataInicial, dataFinal, loja}: ReportFilter, month: string): ReportFilter {
  const first = `${month}-01`;
  const last = lastDayOfMonth(first);
  return {
    dataInicial: dataInicial > first ? dataInicial : first,
    dataFinal: dataFinal && dataFinal < last ? dataFinal : last,
    loja,
  };
}

/** Validates by the server's rules, before a request. */
export function filterErrors(filter: ReportFilter): FieldErrors {
  const {dataInicial, dataFinal} = filter;
  const errors: FieldErrors = {};
  if (dataInicial && !isCivilDate(dataInicial)) errors.dataInicial = INVALID_DATE;
  if (dataFinal && !isCivilDate(dataFinal)) errors.dataFinal = INVALID_DATE;
  if (!errors.dataInicial && !errors.dataFinal && !BANNER_PERIOD.holds(filter))
    errors[BANNER_PERIOD.field] = BANNER_PERIOD.message;
  return errors;
}

/**
 * Texts for the periods: that of figures and tables, and that of charts and orders, which is limited to twelve months;
 * and whether the latter is shorter.
 */
export function periodTexts({dataInicial, dataFinal}: Pick<ReportFilter, 'dataInicial' | 'dataFinal'>) {
  const end = dataFinal && formatDate(dataFinal);
  if (dataInicial) {
    const text = end ? `De ${formatDate(dataInicial)} a ${end}` : `Desde ${formatDate(dataInicial)}`;
    return {whole: text, recent: text, recentIsShorter: false};
  }
  if (end) return {whole: `Até ${end}`, recent: `12 meses até ${end}`, recentIsShorter: true};
  return {whole: 'Desde o início', recent: 'Últimos 12 meses', recentIsShorter: true};
}
export type PeriodTexts = ReturnType<typeof periodTexts>;
