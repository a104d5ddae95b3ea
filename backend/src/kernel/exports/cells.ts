import type {FieldState} from '../entities/field';

/** A cell of a spreadsheet; a date carries the clock of São Paulo as if it were UTC. */
export type Cell = string | number | Date | null;

const YES_NO = {true: 'Sim', false: 'Não', 1: 'Sim', 0: 'Não'};
/** YYYY-MM-DD, and the time of day where there is one. */
const DAY = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?/;

/** What a person reads of a value that is no number: a state by its word, a list with spaces, no marks of formatting. */
function textOf(state: FieldState): (value: unknown) => string {
  const words: Readonly<Record<string, string>> | undefined =
    state.words ?? (state.kind === 'bool' ? YES_NO : undefined);
  if (words) return value => words[String(value)] ?? String(value);
  if (state.kind === 'csv') return value => String(value).replaceAll(',', ', ');
  const {written} = state;
  if (written) return value => written(String(value));
  if (state.kind === 'json') return value => JSON.stringify(value);
  return String;
}

const isNumber = ({kind, words}: FieldState): boolean => !words && ['id', 'int', 'number'].includes(kind);
const isDate = ({kind}: FieldState): boolean => kind === 'date' || kind === 'moment';
const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;

/** A value of the field as a cell with text shows it: DD/MM/AAAA, HH:mm in São Paulo, decimal comma. */
export function textCells(state: FieldState): (value: unknown) => string {
  const shown = shownIn(state);
  return value => (isNothing(value) ? '' : shown(value));
}

function shownIn(state: FieldState): (value: unknown) => string {
  const {decimals} = state;
  if (isNumber(state))
    return decimals === undefined
      ? value => String(value).replace('.', ',')
      : value => Number(value).toFixed(decimals).replace('.', ',');
  if (isDate(state))
    return value =>
      String(value).replace(DAY, (_, year, month, day, time) => `${day}/${month}/${year}${time ? ` ${time}` : ''}`);
  return textOf(state);
}

/** The same as a cell that a spreadsheet reckons with: numbers stay numbers, dates are dates. */
export function valueCells(state: FieldState): (value: unknown) => Cell {
  const cell = cellIn(state);
  return value => (isNothing(value) ? null : cell(value));
}

function cellIn(state: FieldState): (value: unknown) => Cell {
  if (isNumber(state)) return Number;
  if (isDate(state))
    return value => {
      const text = String(value);
      return new Date(text.length > 10 ? `${text}:00Z` : `${text}T00:00:00Z`);
    };
  return textOf(state);
}

/** How a spreadsheet shows the column's numbers and dates; undefined for text. */
export function formatOf(state: FieldState): string | undefined {
  if (state.kind === 'date') return 'dd/mm/yyyy';
  if (state.kind === 'moment') return 'dd/mm/yyyy hh:mm';
  if (!isNumber(state) || state.kind === 'id') return undefined;
  // Places are kept for BRL alone.
  if (state.decimals) return `"R$" #,##0.${'0'.repeat(state.decimals)}`;
  return state.kind === 'int' ? '#,##0' : undefined;
}
