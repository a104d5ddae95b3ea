import {DASH, dateOrDash, dateTimeOrDash, numberOrDash, reaisOrDash} from '../format/values';
import {valueOf, type Column} from './columns';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
const figureOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The text of a cell whose column has no component: dates, points and money in pt-BR format. */
export function cellText<L extends object>(column: Column<L>, row: L): string {
  const value = valueOf(row, column.field);
  switch (column.kind) {
    case 'text':
      return (column.value ? column.value(row) : textOf(value)) || DASH;
    case 'date':
      return dateOrDash(textOf(value));
    case 'timestamp':
      return dateTimeOrDash(textOf(value));
    case 'money':
      return reaisOrDash(figureOf(value));
    case 'points':
    case 'number':
      return numberOrDash(figureOf(value));
    default:
      return '';
  }
}

/** The formatted sum of a column over rows; missing values count as zero. */
export function totalOf<L extends object>(column: Column<L>, rows: readonly L[]): string {
  const sum = rows.reduce((total, row) => total + (figureOf(valueOf(row, column.field)) ?? 0), 0);
  return column.kind === 'money' ? reaisOrDash(Math.round(sum * 100) / 100) : numberOrDash(sum);
}

/** The sum of a column's values, formatted as the column's. */
export const sumText = <L extends object>({kind}: Column<L>, sum: number): string =>
  kind === 'money' ? reaisOrDash(Math.round(sum * 100) / 100) : numberOrDash(sum);
