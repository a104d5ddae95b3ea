import {useFilters} from '../../providers/filters';
import {PeriodChip} from './PeriodChip';
import {daysIn} from './presets';

/** Which days the list is narrowed to. */
export function PeriodFilter() {
  const {filters, setFilters} = useFilters();
  const {dataInicial, dataFinal, ...others} = filters;
  return (
    <PeriodChip current={daysIn(dataInicial, dataFinal)} onPeriod={period => setFilters({...others, ...period})} />
  );
}
