import {formatDate} from '@clube/domain';
import {LoadingState, Icon, classes} from '@clube/ui';
import Popover from '@mui/material/Popover';
import {Suspense, lazy, useState} from 'react';
import {today} from '../format/values';
import {presetOf, type Period} from './presets';
import styles from './Period.module.css';

/** Calendars are a good part of a screen's weight: they are loaded on demand. */
const PeriodPanel = lazy(() => import('./PeriodPanel'));

function periodText({dataInicial, dataFinal}: Partial<Period>): string {
  if (!dataFinal) return `desde ${formatDate(dataInicial ?? '')}`;
  if (!dataInicial) return `até ${formatDate(dataFinal)}`;
  const named = presetOf({dataInicial, dataFinal}, today());
  return named?.name ?? `${formatDate(dataInicial)} a ${formatDate(dataFinal)}`;
}

interface Props {
  current: Partial<Period> | undefined;
  /** The days that were chosen; undefined for all. */
  onPeriod: (period: Period | undefined) => void;
}

/** The days that are chosen; behind it the presets and the two calendars. */
export function PeriodChip({current, onPeriod}: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (period: Period | undefined): void => {
    onPeriod(period);
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
        <span>Período</span> <strong>{current ? periodText(current) : 'Todo'}</strong>
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
          <PeriodPanel current={current} onPeriod={choose} />
        </Suspense>
      </Popover>
    </>
  );
}
