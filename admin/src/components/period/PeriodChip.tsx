import {formatDate, formatDays} from '@clube/domain';
import {LoadingState} from '@clube/ui';
import {Suspense, lazy} from 'react';
import {today} from '../format/values';
import {FilterChip} from '../list/FilterChip';
import {presetOf, type Period} from './presets';

/** Calendars are a good part of a screen's weight: they are loaded on demand. */
const PeriodPanel = lazy(() => import('./PeriodPanel'));

function periodText({dataInicial, dataFinal}: Partial<Period>): string {
  if (!dataFinal) return `desde ${formatDate(dataInicial ?? '')}`;
  if (!dataInicial) return `até ${formatDate(dataFinal)}`;
  const named = presetOf({dataInicial, dataFinal}, today());
  return named?.name ?? formatDays({dataInicial, dataFinal});
}

interface Props {
  current: Partial<Period> | undefined;
  /** The days that were chosen; undefined for all. */
  onPeriod: (period: Period | undefined) => void;
}

/** The days that are chosen; behind it the presets and the two calendars. */
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
