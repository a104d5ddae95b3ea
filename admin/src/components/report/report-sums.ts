import {addressOf, type Report} from '@clube/domain';
import type {ChartRow, ChartSeries} from '../figure/chart.ts';

type Rows = readonly object[];

/** The rows of a period, and its name as in "sobre ago/2026". */
export interface ReportOfPeriod {
  label: string;
  /** Undefined while loading. */
  rows: Rows | undefined;
}

const LARGEST = 10;

/** The sum of a column, in thousandths at most. */
export const sumOf = (rows: Rows, field: string): number =>
  Math.round(rows.reduce((total: number, row) => total + Number(Reflect.get(row, field) ?? 0), 0) * 1000) / 1000;

/** The rows of a year's first months. */
export const upToMonth = (rows: Rows, month: string, months: number): Rows =>
  rows.filter(row => monthNumber(row, month) <= months);

const textOf = (row: object, field: string): string => String(Reflect.get(row, field) ?? '');
const monthNumber = (row: object, month: string): number => Number(textOf(row, month).slice(5, 7));

interface Asked {
  report: Report;
  rows: Rows;
  query: object;
  compared: readonly ReportOfPeriod[];
  /** The names of twelve months, if the rows are a year's. */
  months?: readonly string[] | undefined;
}

/** The series and bars of a report's chart; none if it has no chart or nothing to show. */
export function chartOf({report, rows, query, compared, months}: Asked): {series: ChartSeries[]; rows: ChartRow[]} {
  const {chart, columns} = report;
  if (!chart || rows.length === 0) return {series: [], rows: []};
  const kindOf = (field: string) => (columns[field]?.kind === 'money' ? 'money' : 'number');
  const [main = ''] = chart.values;
  const others = compared.flatMap(({label, rows: of}) => (of ? [{label, rows: of}] : []));
  const series = [
    ...chart.values.map(field => ({label: columns[field]?.title ?? field, kind: kindOf(field)}) as const),
    ...others.map(({label}) => ({label, kind: kindOf(main)}) as const),
  ];
  const {month} = chart;
  const keyOf = (row: object): string => (months && month ? String(monthNumber(row, month)) : textOf(row, chart.by));
  const own = Map.groupBy(rows, keyOf);
  const earlier = others.map(other => Map.groupBy(other.rows, keyOf));
  const valuesOf = (key: string): number[] => [
    ...chart.values.map(field => sumOf(own.get(key) ?? [], field)),
    ...earlier.map(of => sumOf(of.get(key) ?? [], main)),
  ];
  if (months && month) return {series, rows: months.map((label, i) => ({label, values: valuesOf(String(i + 1))}))};
  const leadsTo = columns[chart.by]?.leadsTo;
  const bars = [...own].map(([name, [first]]): ChartRow => {
    const to = leadsTo && first && addressOf(leadsTo, first, query);
    return {label: name || '–', values: valuesOf(name), ...(to && {to})};
  });
  const largest = bars.sort((one, other) => (other.values[0] ?? 0) - (one.values[0] ?? 0)).slice(0, LARGEST);
  return {series, rows: largest.filter(({values}) => values.some(value => value !== 0))};
}
