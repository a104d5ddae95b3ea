import {formatDate, formatDays} from '@clube/domain';
import {LoadingState} from '@clube/ui';
import {Suspense, lazy} from 'react';
import {today} from '../format/values';
import {FilterChip} from '../list/FilterChip';
import {presetOf, type Period} from './presets';

/** Calendars are a large part of a screen's code, so they are loaded on demand. */
const PeriodPanel = lazy(() => import('./PeriodPanel'));

function periodText({dataInicial, dataFinal}: Partial<Period>): string {
  if (!dataFinal) return `desde ${formatDate(dataInicial ?? '')}`;
  if (!dataInicial) return `até ${formatDate(dataFinal)}`;
  const named = presetOf({dataInicial, dataFinal}, today());
  return named?.name ?? formatDays({dataInicial, dataFinal});
}

interface Props {
  current: Partial<Period> | undefined;
  /** Receives the chosen period; undefined for all days. */
  onPeriod: (period: Period | undefined) => void;
}

/** A filter chip with the chosen period; its popup has the presets and two calendars. */
export function PeriodChip({current, onPeriod}: Props) {
  return (
    <FilterChip label="Período" value={current && periodText(current)} all="Todo">
      {close => (
        <Suspense fallback={<LoadingState rows={3} />}>
          <PeriodPanel
            current={current}
            onPeriod={period => {
              onPeriod(period);
              close();
            }}
          />
        </Suspense>
      )}
    </FilterChip>
  );
}
