import {client} from '@clube/api-client';
import {civilDateOf, hasErrors, periodBefore, periodYearBefore, type Period} from '@clube/domain';
import {keepPreviousData, useQuery} from '@tanstack/react-query';
import {filterErrors, setParts, type ReportFilter} from './filter/report-filter';
import type {Numeros} from './types';

const numeros = (id: number, filter: ReportFilter) => {
  const query = setParts(filter);
  return {
    queryKey: ['relatorio', id, 'numeros', query],
    queryFn: ({signal}: {signal: AbortSignal}) => client.get('/api/relatorio/dashboard/numeros', {query, signal}),
    enabled: !hasErrors(filterErrors(filter)),
  };
};

/**
 * The report's figures and charts; the previous filter's stay until the new ones are loaded. `id` is the login's, so
 * that another login never sees these figures. A filter that the server would refuse is not requested.
 */
export function useNumeros(id: number, filter: ReportFilter) {
  const query = numeros(id, filter);
  return useQuery({
    ...query,
    placeholderData: (previous, of) =>
      query.enabled && of?.queryKey[1] === id ? keepPreviousData(previous) : undefined,
  });
}

/** The figures of an earlier period. */
interface Earlier {
  period: Period;
  numeros: Numeros;
}

/** The figures to compare with; none if the filter has no first day, or if the server would refuse it. */
export interface EarlierNumeros {
  before?: Earlier | undefined;
  yearBefore?: Earlier | undefined;
}

/** The figures of the previous period, and of the same days of the year before. */
export function useEarlier(id: number, filter: ReportFilter): EarlierNumeros {
  const {dataInicial} = filter;
  const dataFinal = filter.dataFinal || civilDateOf(new Date());
  const comparable = dataInicial && dataInicial <= dataFinal && !hasErrors(filterErrors(filter));
  const period = comparable ? {dataInicial, dataFinal} : undefined;
  const before = useOf(id, filter, period && periodBefore(period));
  return {before, yearBefore: useOf(id, filter, period && periodYearBefore(period))};
}

function useOf(id: number, filter: ReportFilter, period: Period | undefined): Earlier | undefined {
  const {data} = useQuery({...numeros(id, {...filter, ...period}), enabled: period !== undefined});
  return period && data && {period, numeros: data};
}
