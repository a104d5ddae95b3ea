import type {Figure, Run} from './figures';

/** What a figure may lose before it counts, as a part of it. */
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
 * What changed from one run to another, in the order of the later one; figures that only one of them has are left out.
 * A loss (or a gain) is one of a twentieth or more, and only where the middle halves of the rounds do not touch: what lies
 * within the spread of a run is said of nobody. undefined: the runs were made on different kinds of machine.
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

/** A line for each change, what was lost marked. */
export const describeChanges = (changes: Change[]): string[] =>
  changes.map(({name, before, now, gain, verdict}) => {
    const percent = `${gain < 0 ? '' : '+'}${(gain * 100).toFixed(1)} %`;
    const mark = {lost: '  LOST', won: '  won', same: ''}[verdict];
    return `${name}: ${before} → ${now} (${percent})${mark}`;
  });
