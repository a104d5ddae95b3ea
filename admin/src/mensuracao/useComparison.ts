import {comparedPeriods, endedMonths, monthOfYear, monthWithYear, type ReportPeriod} from '@clube/domain';
import {useQueries} from '@tanstack/react-query';
import {today} from '../components/format/values';

/** The rows of the periods that a report is compared with, read as its own are. */
export function useComparison<R extends object>(
  key: readonly unknown[],
  {ano, mes}: ReportPeriod,
  read: (period: ReportPeriod, signal: AbortSignal) => Promise<R[]>,
) {
  const others = comparedPeriods({ano, mes}, today());
  const found = useQueries({
    queries: others.map(period => ({
      queryKey: [...key, 'compared', period],
      queryFn: ({signal}: {signal: AbortSignal}) => read(period, signal),
    })),
  });
  return {
    periods: others.map((other, i) => ({label: nameOf(other), rows: found[i]?.data})),
    wholeYear: mes === undefined,
    ended: endedMonths({ano, mes}, today()),
  };
}

const nameOf = ({ano, mes}: ReportPeriod): string =>
  mes === undefined ? String(ano) : monthWithYear(monthOfYear(ano, mes));
