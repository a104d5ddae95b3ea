import {numberOrNothing, reaisOrNothing} from '../format/values.ts';

export interface ChartSeries {
  label: string;
  kind: 'number' | 'money';
}

/** A bar, or a group of them, with its name. */
export interface ChartRow {
  label: string;
  /** One of each series, in their order; money in BRL. */
  values: readonly number[];
  /** The rows behind it. */
  to?: string;
}

/** A value as the table and the chart's bubble write it. */
export const formattedValue = ({kind}: ChartSeries, value: number | null): string =>
  kind === 'money' ? reaisOrNothing(value) : numberOrNothing(value);

const short = new Intl.NumberFormat('pt-BR', {notation: 'compact', maximumFractionDigits: 1});

/** A value on the axis, in few characters: `12 mil`. */
export const shortValue = (value: number): string => short.format(value);

/** As much of a name as stands beside its bar. */
export const truncatedName = (name: string, letters: number): string =>
  name.length > letters ? `${name.slice(0, letters - 1).trimEnd()}…` : name;

const AXIS_PX = 34;

/** Of a chart with so many rows, pixels. */
export const chartHeight = (rows: number, series: number): number => rows * (series > 1 ? 40 : 30) + AXIS_PX;
