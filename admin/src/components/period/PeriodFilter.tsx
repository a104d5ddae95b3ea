import {formatDate, readDate} from '@clube/domain';
import {LoadingState, Icon, classes} from '@clube/ui';
import Popover from '@mui/material/Popover';
import {Suspense, lazy, useState} from 'react';
import {useFilters, type Filters} from '../../providers/filters';
import {today} from '../format/values';
import {presetOf, type Period} from './presets';
import styles from './Period.module.css';

/** Calendars are a good part of a screen's weight: they come when they are asked for. */
const PeriodPanel = lazy(() => import('./PeriodPanel'));

function periodIn({dataInicial, dataFinal}: Filters): Period | undefined {
  const [from, until] = [dataInicial, dataFinal].map(day => (typeof day === 'string' ? readDate(day) : undefined));
  return from && until ? {dataInicial: from, dataFinal: until} : undefined;
}

const written = (period: Period): string =>
  presetOf(period, today())?.name ?? `${formatDate(period.dataInicial)} a ${formatDate(period.dataFinal)}`;

/** Which days the list is narrowed to; behind it the presets and the two calendars. */
export function PeriodFilter() {
  const {filters, setFilters} = useFilters();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current = periodIn(filters);
  const apply = (period: Period | undefined): void => {
    const {dataInicial: _from, dataFinal: _until, ...others} = filters;
    setFilters({...others, ...period});
    setAnchor(null);
  };
  return (
    <>
      <button
        type="button"
        className={classes(styles.chip, current && styles.narrowing)}
        aria-haspopup="dialog"
        aria-expanded={!!anchor}
        onClick={({currentTarget}) => setAnchor(currentTarget)}
      >
        <span>Período</span> <strong>{current ? written(current) : 'Todo'}</strong>
        <Icon name="setaBaixo" size={15} />
      </button>
      <Popover
        open={!!anchor}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{vertical: 'bottom', horizontal: 'left'}}
        slotProps={{paper: {role: 'dialog', 'aria-label': 'Período'}}}
      >
        <Suspense fallback={<LoadingState rows={3} />}>
          <PeriodPanel current={current} onPeriod={apply} />
        </Suspense>
      </Popover>
    </>
  );
}
