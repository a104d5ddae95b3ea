import {numberOrDash, reaisOrDash} from '../format/values.ts';

export interface ChartSeries {
  label: string;
  kind: 'number' | 'money';
}

/** A bar, or a group of bars, with its name. */
export interface ChartRow {
  label: string;
  /** One value per series, in the order of the series; money in BRL. */
  values: readonly number[];
  /** Path of the screen with the rows behind the bar. */
  to?: string;
}

/** A value, formatted for the table and the tooltip. */
export const formattedValue = ({kind}: ChartSeries, value: number | null): string =>
  kind === 'money' ? reaisOrDash(value) : numberOrDash(value);

const short = new Intl.NumberFormat('pt-BR', {notation: 'compact', maximumFractionDigits: 1});

/** A value, shortened for the axis: `12 mil`. */
export const shortValue = (value: number): string => short.format(value);

/** The name, truncated to `letters` characters for the space beside its bar. */
export const truncatedName = (name: string, letters: number): string =>
  name.length > letters ? `${name.slice(0, letters - 1).trimEnd()}…` : name;

const AXIS_PX = 34;

/** Height of a chart, pixels. */
export const chartHeight = (rows: number, series: number): number => rows * (series > 1 ? 40 : 30) + AXIS_PX;
