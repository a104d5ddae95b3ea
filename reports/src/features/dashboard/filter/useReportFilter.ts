import {useSearchParams} from 'react-router-dom';
import {searchWithShown, readFilter, withShown, type ReportFilter, type Shown} from './report-filter';

/** The filter in the URL, and a function to change it; each change is a history entry. */
export function useReportFilter(): [ReportFilter, (filter: ReportFilter) => void] {
  const [params, setParams] = useSearchParams();
  return [readFilter(params), filter => setParams(searchWithShown(params, filter))];
}

/** Which rows a table shows, in the URL beside the filter (empty: all), and a function to change it. */
export function useShown(name: Shown): [value: string, change: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  return [params.get(name) ?? '', value => setParams(withShown(params.toString(), name, value))];
}
