import type {Session} from '../support/tokens';
import type {Case} from './cases';

export interface Timed extends Case {
  /** Median response time in milliseconds. */
  ms: number;
}

/** A percentile of a sample, with `part` from 0 to 1. */
export function percentile(sample: number[], part: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? NaN;
}

let turn = 0;

/** Measures a request `times` times after one warm-up, sequentially, each with another session. */
export async function measure(
  url: string,
  one: Case,
  sessions: Session[],
  times: number,
): Promise<{timed: Timed; all: number[]}> {
  const all: number[] = [];
  for (let i = 0; i <= times; i++) {
    const {headers} = sessions[turn++ % sessions.length] ?? {headers: {}};
    const before = performance.now();
    const response = await fetch(url + one.path, {headers});
    const text = await response.text();
    if (i > 0) all.push(performance.now() - before);
    if (!response.ok) throw new Error(`${one.path}: ${response.status} ${text.slice(0, 300)}`);
  }
  return {timed: {...one, ms: percentile(all, 0.5)}, all};
}
