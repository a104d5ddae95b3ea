import {useFilters} from '../../providers/filters';
import {PeriodChip} from './PeriodChip';
import {daysIn} from './presets';

/** The list's period filter. */
export function PeriodFilter() {
  const {filters, setFilters} = useFilters();
  const {dataInicial, dataFinal, ...others} = filters;
  return (
    <PeriodChip current={daysIn(dataInicial, dataFinal)} onPeriod={period => setFilters({...others, ...period})} />
  );
}
