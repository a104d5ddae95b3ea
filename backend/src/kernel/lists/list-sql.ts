import {INVALID_DATE, MAX_FILTER_VALUES, endOfDay, startOfDay, readDay, readTimestamp, readDate} from '@clube/domain';
import {currentContext, type Actor} from '../context';
import {InvalidRequest} from '../refusals/refusals';
import {expressionOf, type AnyField} from '../entities/field';
import type {ListDefinition} from './list';
import {NOW, Values} from './list';
import {tablesNeededFor, keyOf, orderBy, orderOf} from './list-order';
import type {ListQuery} from './list-query';
import {contains, searchCondition} from './search-sql';

const ZONE = `'America/Sao_Paulo'`;

export interface ListSql {
  /** SELECT … FROM … WHERE … ORDER BY, without LIMIT. */
  rows: string;
  page: string;
  count: string;
  values: unknown[];
}

export interface Conditions {
  /** Conditions for the rows that the caller may see. */
  scope: string[];
  /** Conditions of the request. It is not known beforehand whether few or most rows meet them. */
  requested: string[];
  /** Only the caller's own rows: few, and found by an index of their own. */
  own: boolean;
}

/** Builds the WHERE conditions. Only declared fields are used, and every value is a parameter. */
export function conditionsOf(list: ListDefinition, query: ListQuery, values: Values, actor: Actor): Conditions {
  const scope = list.scope?.(actor, values);
  const own = values.list.length > 0;
  const requested = query.search ? [searchCondition(list, query.search, values)] : [];
  for (const [name, value] of Object.entries(query.filters)) {
    const condition = filterCondition(list, name, value, values, actor);
    if (condition) requested.push(condition);
  }
  return {scope: scope ? [scope] : [], requested, own};
}

function whereOf(list: ListDefinition, query: ListQuery, values: Values, actor: Actor): string {
  const {scope, requested} = conditionsOf(list, query, values, actor);
  return [...scope, ...requested].join(' AND ') || 'TRUE';
}

/** The statement for all rows. `selected`: its columns; default: all that the list returns. */
export function buildList(
  list: ListDefinition,
  query: ListQuery,
  actor: Actor,
  selected: string = columnsOf(list),
): ListSql {
  const values = new Values();
  const where = whereOf(list, query, values, actor);
  const {terms, via} = orderOf(list, query);
  const joined = via ? ` LEFT JOIN ${via.table} ${via.alias} ON ${via.alias}.${via.key} = ${keyOf(list)}` : '';
  const rows = `SELECT ${selected} FROM ${list.from}${joined} WHERE ${where} ORDER BY ${orderBy(terms)}`;
  const count = `SELECT count(*)::int FROM ${tablesNeededFor(list, where)} WHERE ${where}`;
  const page = pageOf(query, values);
  if (!rows.includes(NOW)) return {rows, page, count, values: values.list};
  const timestamp = nowParameter(values);
  return {rows: rows.replaceAll(NOW, timestamp), page, count: count.replaceAll(NOW, timestamp), values: values.list};
}

/** The statement for the sums of these fields over all matching rows: one row, with 0 where there is nothing to sum. */
export function buildSums(list: ListDefinition, query: ListQuery, actor: Actor, fields: readonly string[]) {
  const values = new Values();
  const where = whereOf(list, query, values, actor);
  const sums = fields
    .map(name => {
      const field = list.fields[name];
      if (!field) throw new Error(`${list.name} has no field ${name}`);
      return `coalesce(sum(${expressionOf(name, field)}), 0)::float8 AS "${name}"`;
    })
    .join(', ');
  const text = `SELECT ${sums} FROM ${tablesNeededFor(list, `${sums} ${where}`)} WHERE ${where}`;
  return {text: text.includes(NOW) ? text.replaceAll(NOW, nowParameter(values)) : text, values: values.list};
}

/** The time of the request as a parameter. */
export const nowParameter = (values: Values): string => `${values.add(currentContext().now)}::timestamptz`;

const columns = new WeakMap<ListDefinition, string>();

/** The SELECT columns of a list; cached, as every page needs them. */
export function columnsOf(list: ListDefinition): string {
  const known = columns.get(list);
  if (known !== undefined) return known;
  const text = Object.entries(list.fields)
    .map(([name, field]) => `${(field.state.select ?? identity)(expressionOf(name, field))} AS "${name}"`)
    .join(', ');
  columns.set(list, text);
  return text;
}

const identity = (sql: string) => sql;

/**
 * LIMIT is part of the text (a validated integer) and no parameter, so that the plan of a prepared statement takes it
 * into account.
 */
function pageOf({limit, offset}: ListQuery, values: Values): string {
  if (limit === undefined) return '';
  return ` LIMIT ${limit}${offset > 0 ? ` OFFSET ${values.add(offset)}` : ''}`;
}

function filterCondition(
  list: ListDefinition,
  name: string,
  value: unknown,
  values: Values,
  actor: Actor,
): string | undefined {
  const param = list.params && Object.hasOwn(list.params, name) ? list.params[name] : undefined;
  if (param) {
    const parsed = param.schema.safeParse(value);
    if (!parsed.success) throw InvalidRequest({erro: `O filtro ${name} é inválido.`});
    return param.sql(parsed.data, values, actor);
  }
  if (list.period && (name === 'dataInicial' || name === 'dataFinal'))
    return periodCondition(list, name, value, values);
  const [, base = '', operator] = /^(.*?)(?:_(gte|lte))?$/.exec(name) ?? [];
  const field = Object.hasOwn(list.fields, base) ? list.fields[base] : undefined;
  if (!field?.state.filter) throw InvalidRequest({erro: `O filtro ${name} não existe nesta lista.`});
  return fieldCondition(name, base, field, value, operator, values);
}

function fieldCondition(
  name: string,
  base: string,
  field: AnyField,
  value: unknown,
  operator: string | undefined,
  values: Values,
): string {
  const expression = expressionOf(base, field);
  const invalid = () => InvalidRequest({erro: `O filtro ${name} é inválido.`});
  if (value === null) return `${expression} IS NULL`;
  // With a cast, so that a number too large for the column finds nothing instead of failing.
  const whole = field.state.kind === 'int' || field.state.kind === 'id';
  const day = field.state.kind === 'timestamp' && typeof value === 'string' ? readDate(value) : undefined;
  if (day) return dayCondition(expression, day, operator, values);
  if (Array.isArray(value)) {
    if (operator) throw invalid();
    if (value.length > MAX_FILTER_VALUES)
      throw InvalidRequest({erro: `O filtro ${name} aceita no máximo ${MAX_FILTER_VALUES} valores.`});
    return `${expression} = ANY(${values.add(value.map(item => scalar(field, item, invalid)))}${whole ? '::int[]' : ''})`;
  }
  if (operator)
    return `${expression} ${operator === 'gte' ? '>=' : '<='} ${values.add(scalar(field, value, invalid))}${whole ? '::int' : ''}`;
  const plain = scalar(field, value, invalid);
  if (field.state.filter === 'contains') return partOf(field, expression, String(plain), values);
  // Written as `x` or `NOT x` a boolean can use a partial index; compared with a parameter it cannot.
  if (field.state.kind === 'bool') return plain ? `(${expression})` : `NOT (${expression})`;
  return `${expression} = ${values.add(plain)}${whole ? '::int' : ''}`;
}

/** For a timestamp column a day means the whole day in São Paulo. */
function dayCondition(expression: string, day: string, operator: string | undefined, values: Values): string {
  const from = () => `${expression} >= ${values.add(startOfDay(day).toISOString())}`;
  const until = () => `${expression} <= ${values.add(endOfDay(day).toISOString())}`;
  if (operator) return operator === 'gte' ? from() : until();
  return `(${from()} AND ${until()})`;
}

/** A text that occurs in the field also occurs in the searched text, which has the index. */
function partOf({state}: AnyField, expression: string, text: string, values: Values): string {
  const found = contains(`para_busca(${expression})`, text, values);
  return state.within ? `(${found} AND ${contains(state.within, text, values)})` : found;
}

/** The filter value converted to the type of its field, so that PostgreSQL need not guess it. */
function scalar({state}: AnyField, value: unknown, invalid: () => Error): unknown {
  const text =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value).trim()
      : undefined;
  if (text === undefined || text.length > 500) throw invalid();
  switch (state.kind) {
    case 'id':
    case 'int':
      if (!/^-?\d{1,10}$/.test(text) || Math.abs(Number(text)) > 2_147_483_647) throw invalid();
      return Number(text);
    case 'number':
      if (!/^-?\d{1,14}(\.\d{1,6})?$/.test(text)) throw invalid();
      return Number(text);
    case 'bool':
      if (!/^(0|1|true|false)$/.test(text)) throw invalid();
      return text === '1' || text === 'true';
    case 'date':
    case 'timestamp': {
      const read = state.kind === 'date' ? readDay(text) : readTimestamp(text);
      if (!read) throw invalid();
      return read;
    }
    default:
      return state.plain ? state.plain(text) : text;
  }
}

/** Both days are included and are days in São Paulo; an empty value sets no bound. */
function periodCondition(list: ListDefinition, name: string, value: unknown, values: Values): string | undefined {
  if (value === '' || value === null) return undefined;
  const date = typeof value === 'string' ? readDay(value) : undefined;
  if (!date) throw InvalidRequest({erro: INVALID_DATE});
  const field = list.fields[list.period ?? ''];
  const expression = field ? expressionOf(list.period ?? '', field) : (list.period ?? '');
  const day = `${values.add(date)}::date`;
  if (field?.state.kind === 'date') return `${expression} ${name === 'dataInicial' ? '>=' : '<='} ${day}`;
  return name === 'dataInicial'
    ? `${expression} >= (${day}::timestamp AT TIME ZONE ${ZONE})`
    : `${expression} < ((${day} + 1)::timestamp AT TIME ZONE ${ZONE})`;
}
