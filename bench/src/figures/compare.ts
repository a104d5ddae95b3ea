import type {Figure, Run} from './figures';

/** Minimum relative loss that is reported. */
const LOSS = 0.05;

export interface Change {
  name: string;
  before: number;
  now: number;
  /** 0.1 for a tenth better, -0.1 for a tenth worse. */
  gain: number;
  verdict: 'lost' | 'won' | 'same';
}

/**
 * The changes between two runs, in the order of the later one, of the figures that both have.
 * A loss (or gain) is at least 5 %, and only counts if the interquartile ranges do not overlap, as smaller changes are
 * within the spread of a run. Undefined if the runs were on different kinds of machines.
 */
export function compareRuns(before: Run, now: Run): Change[] | undefined {
  if (before.machine !== now.machine) return undefined;
  return Object.entries(now.figures).flatMap(([name, figure]) => {
    const known = before.figures[name];
    return known ? [changeOf(name, known, figure)] : [];
  });
}

function changeOf(name: string, before: Figure, now: Figure): Change {
  const gain = now.less ? 1 - now.median / before.median : now.median / before.median - 1;
  const apart = now.low > before.high || now.high < before.low;
  const verdict = !apart || Math.abs(gain) < LOSS ? 'same' : gain < 0 ? 'lost' : 'won';
  return {name, before: before.median, now: now.median, gain, verdict};
}

/** One line per change; losses are marked. */
export const describeChanges = (changes: Change[]): string[] =>
  changes.map(({name, before, now, gain, verdict}) => {
    const percent = `${gain < 0 ? '' : '+'}${(gain * 100).toFixed(1)} %`;
    const mark = {lost: '  LOST', won: '  won', same: ''}[verdict];
    return `${name}: ${before} → ${now} (${percent})${mark}`;
  });
