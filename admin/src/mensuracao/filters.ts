import {FIRST_REPORT_MONTH, addMonths, monthOf, monthOfYear} from '@clube/domain';
import {useSearchParams} from 'react-router-dom';
import {today} from '../components/format/values';
import type {Option} from '../components/list/FilterSelect';
import {MONTH_OPTIONS} from '../components/period/months';

const [FIRST_YEAR = 0, FIRST_MONTH = 0] = FIRST_REPORT_MONTH.split('-').map(Number);

/** Years from 2020 to the current one, newest first (3-panel-processing, 5); starts earlier if `earliest` is. */
export function yearOptions(earliest?: string | null): Option[] {
  const last = Number(today().slice(0, 4));
  const first = Math.min(FIRST_YEAR, earliest ? Number(earliest.slice(0, 4)) : FIRST_YEAR);
  return Array.from({length: last - first + 1}, (_, i) => String(last - i)).map(value => ({value, text: value}));
}

/** The months of a year that have reports: from July in 2020, up to the current month. */
export function monthOptions(year: number): Option[] {
  const [thisYear = 0, thisMonth = 0] = today().split('-').map(Number);
  const first = year === FIRST_YEAR ? FIRST_MONTH : 1;
  const last = year === thisYear ? thisMonth : 12;
  return MONTH_OPTIONS.slice(first - 1, last);
}

/** The month of the year that has reports and is nearest to this one. */
function nearestMonth(year: number, month: number): number {
  const months = monthOptions(year).map(({value}) => Number(value));
  return Math.min(Math.max(month, months[0] ?? 1), months.at(-1) ?? 12);
}

/** The month `months` away from this one; undefined if it is before the first report or after the current month. */
export function monthBeside(ano: number, mes: number, months: number): {ano: number; mes: number} | undefined {
  const beside = monthOf(addMonths(`${monthOfYear(ano, mes)}-01`, months));
  if (beside < FIRST_REPORT_MONTH || beside > monthOf(today())) return undefined;
  return {ano: Number(beside.slice(0, 4)), mes: Number(beside.slice(5))};
}

/** The filters of a report, stored in the URL, so that a link opens the same rows. */
export function useReportFilters() {
  const [params, setParams] = useSearchParams();
  const [thisYear, thisMonth] = today().split('-').map(Number);
  const ano = Number(params.get('ano') ?? thisYear);
  const chosen = Number(params.get('mes') ?? '');
  const change = (values: Readonly<Record<string, string>>): void =>
    setParams(before => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(values)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  const set = (name: string, value: string): void => {
    if (name !== 'ano' || !(chosen > 0)) return change({[name]: value});
    change({ano: value, mes: String(nearestMonth(Number(value), chosen))});
  };
  return {
    rede: params.get('rede') ?? '',
    ano,
    /** Undefined for the whole year. */
    mes: chosen > 0 ? nearestMonth(ano, chosen) : undefined,
    /** The chosen month; this one if none is. */
    month: nearestMonth(ano, chosen > 0 ? chosen : (thisMonth ?? 1)),
    revenda: params.get('revenda') ?? '',
    set,
    change,
    params,
  };
}

/** "últimos 12 meses", without its article. */
export const lastMonths = (months: number): string => (months === 1 ? 'último mês' : `últimos ${months} meses`);
