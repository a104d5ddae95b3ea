import type {Sample} from '../truth';
import type {Finding} from './compare';

/** A document with the findings of its reading. */
export interface Measurement {
  sample: Sample;
  findings: Finding[];
  /** Seconds of the reading, as measured by the engine. */
  seconds: number;
  certa: boolean;
  ways: string[];
}

export interface Counts {
  /** Number of values that a person could have read. */
  total: number;
  read: number;
  right: number;
  wrong: number;
  empty: number;
  wrongCertain: number;
}

export function tally(findings: readonly Finding[]): Counts {
  const count = (matches: (finding: Finding) => boolean) => findings.filter(matches).length;
  const right = count(({verdict}) => verdict === 'certo');
  const wrong = count(({verdict}) => verdict === 'errado');
  const empty = count(({verdict}) => verdict === 'vazio');
  return {
    total: right + wrong + empty,
    read: right + wrong,
    right,
    wrong,
    empty,
    wrongCertain: count(({verdict, certa}) => verdict === 'errado' && certa),
  };
}

export const findingsOf = (measurements: readonly Measurement[], campo?: Finding['campo']): Finding[] =>
  measurements.flatMap(({findings}) => (campo ? findings.filter(finding => finding.campo === campo) : findings));

/** Share of the readable values that were read correctly, 0 to 1; undefined if none were readable. */
export function accuracy(measurements: readonly Measurement[], campo: Finding['campo']): number | undefined {
  const {right, total} = tally(findingsOf(measurements, campo));
  return total === 0 ? undefined : right / total;
}

/** The value below which the given share of the numbers is; undefined for no numbers. */
export function percentile(numbers: readonly number[], part: number): number | undefined {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}

export const secondsPerPage = (measurements: readonly Measurement[]): number[] =>
  measurements.map(({seconds, sample}) => seconds / Math.max(1, sample.pages));
