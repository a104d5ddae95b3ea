import {useSearchParams} from 'react-router-dom';
import {readFilter, searchOf, type ReportFilter} from './report-filter';

/** The filter in the URL, and a function to change it; each change is a history entry. */
export function useReportFilter(): [ReportFilter, (filter: ReportFilter) => void] {
  const [params, setParams] = useSearchParams();
  return [readFilter(params), filter => setParams(searchOf(filter))];
}
