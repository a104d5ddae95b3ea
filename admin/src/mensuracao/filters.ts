import {FIRST_REPORT_MONTH} from '@clube/domain';
import {useSearchParams} from 'react-router-dom';
import {today} from '../components/format/values';
import type {Option} from '../components/list/FilterSelect';
import {MONTH_OPTIONS} from '../components/period/months';

const [FIRST_YEAR = 0, FIRST_MONTH = 0] = FIRST_REPORT_MONTH.split('-').map(Number);

/** Years from 2020 to the current one, the newest first (3-panel-processing, 5). */
export function yearOptions(): Option[] {
  const last = Number(today().slice(0, 4));
  return Array.from({length: last - FIRST_YEAR + 1}, (_, i) => String(last - i)).map(value => ({value, text: value}));
}

/** The months of a year that reports tell of: from July in 2020, up to the current one. */
export function monthOptions(year: number): Option[] {
  const [thisYear = 0, thisMonth = 0] = today().split('-').map(Number);
  const first = year === FIRST_YEAR ? FIRST_MONTH : 1;
  const last = year === thisYear ? thisMonth : 12;
  return MONTH_OPTIONS.slice(first - 1, last);
}

/** What a report is narrowed to stands in the address, so that a link leads to what one sees. */
export function useReportFilters() {
  const [params, setParams] = useSearchParams();
  const year = Number(params.get('ano') ?? today().slice(0, 4));
  const set = (name: string, value: string): void =>
    setParams(before => {
      const next = new URLSearchParams(before);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  return {
    rede: params.get('rede') ?? '',
    ano: year,
    mes: params.get('mes') ?? '',
    revenda: params.get('revenda') ?? '',
    set,
  };
}
