import {SAMPLE_CAMPOS} from '../truth';
import type {Finding} from './compare';
import {findingsOf, accuracy, tally, percentile, secondsPerPage, type Counts, type Measurement} from './count';
import {goals} from './goals';

/** Aligns columns to their widest cell; the first column is left-aligned. */
function alignColumns(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, i) => Math.max(...lines.map(line => (line[i] ?? '').length)));
  return lines
    .map(line =>
      line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
    )
    .join('\n');
}

const percent = (value: number | undefined) => (value === undefined ? '-' : (value * 100).toFixed(0));
const secondsText = (value: number | undefined) => (value === undefined ? '-' : value.toFixed(1));

function groups(
  measurements: readonly Measurement[],
  key: (measurement: Measurement) => string,
): [string, Measurement[]][] {
  const map = new Map<string, Measurement[]>();
  for (const measurement of measurements)
    map.set(key(measurement), [...(map.get(key(measurement)) ?? []), measurement]);
  return [...map].sort(([a], [b]) => a.localeCompare(b));
}

function byGroup(
  title: string,
  measurements: readonly Measurement[],
  key: (measurement: Measurement) => string,
): string {
  const head = [title, 'docs', 'certain', ...SAMPLE_CAMPOS, 'wrong+certain', 'p50', 'p90', 'max'];
  const lines = [...groups(measurements, key), ['all', [...measurements]] as [string, Measurement[]]].map(
    ([nome, group]) => {
      const times = secondsPerPage(group);
      return [
        nome,
        String(group.length),
        String(group.filter(({certa}) => certa).length),
        ...SAMPLE_CAMPOS.map(campo => percent(accuracy(group, campo))),
        String(tally(findingsOf(group)).wrongCertain),
        secondsText(percentile(times, 0.5)),
        secondsText(percentile(times, 0.9)),
        secondsText(percentile(times, 1)),
      ];
    },
  );
  return alignColumns([head, ...lines]);
}

const countCells = ({total, read: readings, right, wrong, empty, wrongCertain}: Counts) =>
  [total, readings, right, wrong, empty, wrongCertain].map(String);

const COUNT_TITLES = ['expected', 'read', 'right', 'wrong', 'empty', 'wrong+certain'];

function byCampo(measurements: readonly Measurement[]): string {
  const campos: Finding['campo'][] = [...SAMPLE_CAMPOS, 'avisos'];
  const lines = campos.map(campo => [campo, ...countCells(tally(findingsOf(measurements, campo)))]);
  return alignColumns([['field', ...COUNT_TITLES], ...lines]);
}

function byWay(measurements: readonly Measurement[]): string {
  const lines = SAMPLE_CAMPOS.flatMap(campo => {
    const findings = findingsOf(measurements, campo);
    const sources = [...new Set(findings.flatMap(({fonte}) => fonte ?? []))].sort();
    return sources.map(fonte => [
      `${campo} by ${fonte}`,
      ...countCells(tally(findings.filter(finding => finding.fonte === fonte))),
    ]);
  });
  return alignColumns([['way', ...COUNT_TITLES], ...lines]);
}

function goalTable(measurements: readonly Measurement[]): string {
  const lines = goals(measurements).map(({name: nome, target, measured, reached}) => [
    nome,
    target,
    measured,
    reached === undefined ? 'not measured' : reached ? 'ok' : 'MISSED',
  ]);
  return alignColumns([['goal', 'to reach', 'measured', ''], ...lines]);
}

/** The results as text. Fields: percentage of readable values that were read correctly; times: seconds per page. */
export function report(measurements: readonly Measurement[]): string {
  return [
    byGroup('form', measurements, ({sample}) => sample.form),
    byGroup('layout', measurements, ({sample}) => sample.layout),
    byCampo(measurements),
    byWay(measurements),
    goalTable(measurements),
  ].join('\n\n');
}
