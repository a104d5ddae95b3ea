import type {AnyField, FieldState} from '../entities/field';
import {expressionOf} from '../entities/field';
import type {ExportColumn} from './columns';
import {isDate, isNumber, presentationOf} from './presentation';

/** A cell of a spreadsheet; a date carries the clock of São Paulo as if it were UTC. */
export type Cell = string | number | Date | null;

/** The columns as a statement selects them for a spreadsheet: numbers and dates to reckon with, anything else as people read it. */
export const selectedCells = (columns: readonly ExportColumn[]): string =>
  columns.map(({name, field}) => `${cellSql(name, field)} AS "${name}"`).join(', ');

function cellSql(name: string, field: AnyField): string {
  const stored = expressionOf(name, field);
  if (field.state.kind === 'timestamp')
    return `to_char(${stored} AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM-DD"T"HH24:MI')`;
  return isNumber(field.state) || isDate(field.state) ? stored : presentationOf(name, field).sql;
}

/** What was selected as a cell. */
export function cellOf({name, field}: ExportColumn): (value: unknown) => Cell {
  const cell = cellIn(name, field);
  return value => (value === null || value === undefined ? null : cell(value));
}

function cellIn(name: string, field: AnyField): (value: unknown) => Cell {
  if (isNumber(field.state)) return Number;
  if (isDate(field.state))
    return value => {
      const text = String(value);
      return new Date(text.length > 10 ? `${text}:00Z` : `${text}T00:00:00Z`);
    };
  const {read = String} = presentationOf(name, field);
  return value => read(String(value));
}

/** How many characters the cell shows, near enough for a column's width. */
export function lengthOf(cell: Cell, {decimals = 0}: FieldState): number {
  if (typeof cell === 'number') return decimals > 0 ? cell.toFixed(decimals).length : String(cell).length;
  return typeof cell === 'string' ? cell.length : 0;
}

/** How a spreadsheet shows the column's numbers and dates; undefined for text. */
export function formatOf(state: FieldState): string | undefined {
  if (state.kind === 'date') return 'dd/mm/yyyy';
  if (state.kind === 'timestamp') return 'dd/mm/yyyy hh:mm';
  if (!isNumber(state) || state.kind === 'id') return undefined;
  // Places are kept for BRL alone.
  if (state.decimals) return `"R$" #,##0.${'0'.repeat(state.decimals)}`;
  return state.kind === 'int' ? '#,##0' : undefined;
}
