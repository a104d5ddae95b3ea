import {useSearchParams} from 'react-router-dom';
import {readFilter, searchOf, type ReportFilter} from './report-filter';

/** The filter of the address, and how to change it; each change is a step that the browser goes back from. */
export function useReportFilter(): [ReportFilter, (filter: ReportFilter) => void] {
  const [params, setParams] = useSearchParams();
  return [readFilter(params), filter => setParams(searchOf(filter))];
}
