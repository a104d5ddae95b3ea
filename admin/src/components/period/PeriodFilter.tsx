import {formatDate, readDate, type CivilDate} from '@clube/domain';
import {LoadingState, Icon, classes} from '@clube/ui';
import Popover from '@mui/material/Popover';
import {Suspense, lazy, useState} from 'react';
import {useFilters, type Filters} from '../../providers/filters';
import {today} from '../format/values';
import {presetOf, type Period} from './presets';
import styles from './Period.module.css';

/** Calendars are a good part of a screen's weight: they are loaded on demand. */
const PeriodPanel = lazy(() => import('./PeriodPanel'));

const dayIn = (day: unknown): CivilDate | undefined => (typeof day === 'string' ? readDate(day) : undefined);

/** The chip narrows by both days; an address, or a view, may say one of them alone. */
function periodIn({dataInicial, dataFinal}: Filters): Partial<Period> | undefined {
  const [from, until] = [dayIn(dataInicial), dayIn(dataFinal)];
  return from || until ? {...(from && {dataInicial: from}), ...(until && {dataFinal: until})} : undefined;
}

function written({dataInicial, dataFinal}: Partial<Period>): string {
  if (!dataFinal) return `desde ${formatDate(dataInicial ?? '')}`;
  if (!dataInicial) return `até ${formatDate(dataFinal)}`;
  const named = presetOf({dataInicial, dataFinal}, today());
  return named?.name ?? `${formatDate(dataInicial)} a ${formatDate(dataFinal)}`;
}

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
        <Icon name="chevronDown" size={15} />
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
