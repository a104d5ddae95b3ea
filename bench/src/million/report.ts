import type {Case} from './cases';
import {percentile, type Timed} from './measure';

export const HEADING = '## Lists of a million rows';

/** Maximum 95th percentile of the response times in milliseconds, for each kind of request and each list. */
const GOALS: Record<Case['kind'], number> = {first: 30, page: 150, search: 100, filter: 150};
const KINDS = Object.keys(GOALS) as Case['kind'][];

export interface Measured extends Timed {
  all: number[];
  /** Number of rows of the list. */
  total: number;
}

const of = (measured: readonly Measured[], list: string, kind: Case['kind']) =>
  measured.filter(one => one.list === list && one.kind === kind);
const p95 = (some: readonly Measured[]) =>
  percentile(
    some.flatMap(({all}) => all),
    0.95,
  );
const shown = (some: readonly Measured[], kind: Case['kind']) =>
  some.length === 0 ? '–' : `${p95(some).toFixed(0)}${p95(some) > GOALS[kind] ? ' (above)' : ''}`;

/** A table with a row per list, then the slowest requests of each kind. */
export function reportLists(measured: readonly Measured[]): string {
  const lists = [...new Set(measured.map(({list}) => list))];
  const rows = lists.map(list => {
    const rowsOf = measured.find(one => one.list === list)?.total ?? 0;
    return `| ${list} | ${rowsOf.toLocaleString('en')} | ${KINDS.map(kind => shown(of(measured, list, kind), kind)).join(' | ')} |`;
  });
  const slowest = KINDS.flatMap(kind =>
    measured
      .filter(one => one.kind === kind)
      .sort((a, b) => b.ms - a.ms)
      .slice(0, 5)
      .map(({list, label, ms}) => `| ${kind} | ${list} | \`${label}\` | ${ms.toFixed(0)} |`),
  );
  return `Milliseconds, p95 over HTTP. Goals: ${KINDS.map(kind => `${kind} ${GOALS[kind]}`).join(', ')}.

| List | Rows | First page | Any page | Search | Filter |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

The slowest calls, by their median:

| | List | Call | ms |
| --- | --- | --- | ---: |
${slowest.join('\n')}
`;
}

/** The missed goals, one line each. */
export const missed = (measured: readonly Measured[]): string[] =>
  [...new Set(measured.map(({list}) => list))].flatMap(list =>
    KINDS.filter(kind => p95(of(measured, list, kind)) > GOALS[kind]).map(
      kind => `${list}, ${kind}: ${p95(of(measured, list, kind)).toFixed(0)} ms, wanted ${GOALS[kind]}`,
    ),
  );
