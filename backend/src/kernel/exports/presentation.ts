import {escapeLiteral} from 'pg';
import {expressionOf, type AnyField, type FieldState} from '../entities/field';
import {maskedSql} from './mask-sql';

/** How a column's values become what people read. */
export interface Presentation {
  /** What is written as PostgreSQL writes it; null for nothing. */
  sql: string;
  /** What is left to do where SQL cannot: marks of formatting, JSON. */
  read?: (text: string) => string;
}

const YES_NO = {true: 'Sim', false: 'Não', 1: 'Sim', 0: 'Não'};
const ZONE = `'America/Sao_Paulo'`;

export const isNumber = ({kind, labels}: FieldState): boolean => !labels && ['id', 'int', 'number'].includes(kind);
export const isDate = ({kind}: FieldState): boolean => kind === 'date' || kind === 'timestamp';

/** What a person reads of a field's value: DD/MM/AAAA, HH:mm in São Paulo, decimal comma, words for states, masks. */
export function presentationOf(name: string, field: AnyField): Presentation {
  const {state} = field;
  const stored = expressionOf(name, field);
  const {kind, mask, written, labels = kind === 'bool' ? YES_NO : undefined} = state;
  const sent = state.select ? state.select(stored) : stored;
  if (labels) return {sql: wordOf(`(${sent})::text`, labels)};
  switch (kind) {
    case 'id':
    case 'int':
      return {sql: stored};
    case 'number':
      return {sql: `replace(${decimalOf(`(${stored})::numeric`, state)}::text, '.', ',')`};
    case 'date':
      return {sql: `to_char(${stored}, 'DD/MM/YYYY')`};
    case 'timestamp':
      return {sql: `to_char(${stored} AT TIME ZONE ${ZONE}, 'DD/MM/YYYY HH24:MI')`};
    case 'csv':
      return {sql: `replace(${sent}, ',', ', ')`};
    case 'json':
      return {sql: `to_json(${sent})::text`, read: text => JSON.stringify(JSON.parse(text))};
    default:
      if (mask) return {sql: maskedSql(`(${sent})`, mask)};
      return {sql: `(${sent})::text`, ...(written && {read: written})};
  }
}

const decimalOf = (number: string, {decimals}: FieldState): string =>
  decimals === undefined ? `trim_scale(${number})` : `round(${number}, ${decimals})`;

/** Words by how the value is sent: 1, true, geral; a value without a word is its own. */
function wordOf(value: string, labels: Readonly<Record<string, string>>): string {
  const cases = Object.entries(labels).map(([sent, word]) => `WHEN ${escapeLiteral(sent)} THEN ${escapeLiteral(word)}`);
  return cases.length > 0 ? `CASE ${value} ${cases.join(' ')} ELSE ${value} END` : value;
}
