import {fimDoDia, inicioDoDia, lerData, lerDia, lerMomento, somenteDigitos} from '@clube/domain';
import {currentContext, type Ator} from '../context';
import {PedidoInvalido} from '../errors';
import {expressionOf, type Field} from './fields';
import type {ListDefinition} from './list';
import {AGORA, Values} from './list';
import type {ListQuery} from './list-query';

const ZONE = `'America/Sao_Paulo'`;

export interface ListSql {
  /** SELECT … FROM … WHERE … ORDER BY, without LIMIT. */
  rows: string;
  page: string;
  count: string;
  values: unknown[];
}

/** The statement of a list. Only declared fields reach it; every value is a parameter. */
export function buildList(list: ListDefinition, query: ListQuery, ator: Ator): ListSql {
  const values = new Values();
  const conditions = [list.scope?.(ator, values), searchCondition(list, query, values)];
  for (const [name, value] of Object.entries(query.filters))
    conditions.push(filterCondition(list, name, value, values, ator));
  const where = conditions.filter(Boolean).join(' AND ') || 'TRUE';
  const columns = Object.entries(list.fields)
    .map(([name, field]) => `${(field.state.select ?? identity)(expressionOf(name, field))} AS "${name}"`)
    .join(', ');
  const from = `FROM ${list.from} WHERE ${where}`;
  const rows = `SELECT ${columns} ${from} ORDER BY ${order(list, query)}`;
  const narrowed = Boolean(query.search) || Object.keys(query.filters).length > 0;
  const count = `SELECT count(*)::int FROM ${narrowed ? list.from : (list.countFrom ?? list.from)} WHERE ${where}`;
  const page = pageOf(query, values);
  if (!rows.includes(AGORA)) return {rows, page, count, values: values.list};
  const moment = `${values.add(currentContext().agora)}::timestamptz`;
  return {rows: rows.replaceAll(AGORA, moment), page, count: count.replaceAll(AGORA, moment), values: values.list};
}

const identity = (sql: string) => sql;

/** The size stands in the text (it is a checked integer): a plan that is kept must know how few rows are wanted. */
function pageOf({limit, offset}: ListQuery, values: Values): string {
  if (limit === undefined) return '';
  return ` LIMIT ${limit}${offset > 0 ? ` OFFSET ${values.add(offset)}` : ''}`;
}

/** More words of one search than anybody types are not looked for. */
const MAX_WORDS = 10;

/** Every word has to be found somewhere: a condition each, which a trigram index joins with the others. */
function searchCondition(list: ListDefinition, query: ListQuery, values: Values): string | undefined {
  const {search: expression} = list;
  if (!query.search) return undefined;
  if (!expression) throw PedidoInvalido({erro: 'Esta lista não tem busca.'});
  const contains = (text: string) => `${expression} LIKE sem_acento(${values.add(`%${escapeLike(text)}%`)})`;
  const every = wordsOf(query.search).map(contains).join(' AND ');
  // A document typed with dots and dashes finds its digits.
  const digits = somenteDigitos(query.search);
  const isDocument = /^[\d./ -]+$/.test(query.search) && digits.length >= 3;
  return isDocument && digits !== query.search ? `((${every}) OR ${contains(digits)})` : every;
}

/** The words of a search, each once, the longest first: they tell most. */
function wordsOf(search: string): string[] {
  const words = [...new Set(search.trim().split(/\s+/))];
  return words.sort((a, b) => b.length - a.length).slice(0, MAX_WORDS);
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

function filterCondition(
  list: ListDefinition,
  name: string,
  value: unknown,
  values: Values,
  ator: Ator,
): string | undefined {
  const param = list.params && Object.hasOwn(list.params, name) ? list.params[name] : undefined;
  if (param) {
    const parsed = param.schema.safeParse(value);
    if (!parsed.success) throw PedidoInvalido({erro: `O filtro ${name} é inválido.`});
    return param.sql(parsed.data, values, ator);
  }
  if (list.period && (name === 'dataInicial' || name === 'dataFinal'))
    return periodCondition(list, name, value, values);
  const [, base = '', operator] = /^(.*?)(?:_(gte|lte))?$/.exec(name) ?? [];
  const field = Object.hasOwn(list.fields, base) ? list.fields[base] : undefined;
  if (!field?.state.filter) throw PedidoInvalido({erro: `O filtro ${name} não existe nesta lista.`});
  return fieldCondition(name, base, field, value, operator, values);
}

function fieldCondition(
  name: string,
  base: string,
  field: Field,
  value: unknown,
  operator: string | undefined,
  values: Values,
): string {
  const expression = expressionOf(base, field);
  const invalid = () => PedidoInvalido({erro: `O filtro ${name} é inválido.`});
  if (value === null) return `${expression} IS NULL`;
  // Told its type, or a number beyond what a small column holds would be refused instead of not found.
  const whole = field.state.kind === 'int' || field.state.kind === 'id';
  const day = field.state.kind === 'moment' && typeof value === 'string' ? lerData(value) : undefined;
  if (day) return dayCondition(expression, day, operator, values);
  if (Array.isArray(value)) {
    if (operator || value.length > 500) throw invalid();
    return `${expression} = ANY(${values.add(value.map(item => scalar(field, item, invalid)))}${whole ? '::int[]' : ''})`;
  }
  if (operator)
    return `${expression} ${operator === 'gte' ? '>=' : '<='} ${values.add(scalar(field, value, invalid))}${whole ? '::int' : ''}`;
  const plain = scalar(field, value, invalid);
  if (field.state.filter === 'contains')
    return `sem_acento(${expression}) LIKE sem_acento(${values.add(`%${escapeLike(String(plain))}%`)})`;
  return `${expression} = ${values.add(plain)}${whole ? '::int' : ''}`;
}

/** A day among instants is a whole day in São Paulo: from its first instant, until its last. */
function dayCondition(expression: string, day: string, operator: string | undefined, values: Values): string {
  const from = () => `${expression} >= ${values.add(inicioDoDia(day).toISOString())}`;
  const until = () => `${expression} <= ${values.add(fimDoDia(day).toISOString())}`;
  if (operator) return operator === 'gte' ? from() : until();
  return `(${from()} AND ${until()})`;
}

/** A filter's value in the field's own type, so that PostgreSQL never has to guess. */
function scalar({state}: Field, value: unknown, invalid: () => Error): unknown {
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
    case 'moment': {
      const read = state.kind === 'date' ? lerDia(text) : lerMomento(text);
      if (!read) throw invalid();
      return read;
    }
    default:
      return state.plain ? state.plain(text) : text;
  }
}

/** Both days included, as days in São Paulo; a day that the form left empty bounds nothing. */
function periodCondition(list: ListDefinition, name: string, value: unknown, values: Values): string | undefined {
  if (value === '' || value === null) return undefined;
  const date = typeof value === 'string' ? lerDia(value) : undefined;
  if (!date) throw PedidoInvalido({erro: 'Data inválida'});
  const field = list.fields[list.period ?? ''];
  const expression = field ? expressionOf(list.period ?? '', field) : (list.period ?? '');
  const day = `${values.add(date)}::date`;
  if (field?.state.kind === 'date') return `${expression} ${name === 'dataInicial' ? '>=' : '<='} ${day}`;
  return name === 'dataInicial'
    ? `${expression} >= (${day}::timestamp AT TIME ZONE ${ZONE})`
    : `${expression} < ((${day} + 1)::timestamp AT TIME ZONE ${ZONE})`;
}

function order(list: ListDefinition, query: ListQuery): string {
  const fallback = {field: list.sort.replace(/^-/, ''), descending: list.sort.startsWith('-')};
  const sorts = query.sort.length > 0 ? query.sort : [fallback];
  const parts = sorts.map(({field: name, descending}) => {
    const field = Object.hasOwn(list.fields, name) ? list.fields[name] : undefined;
    if (!field?.state.sortable) throw PedidoInvalido({erro: `Não é possível ordenar por ${name}.`});
    const expression = expressionOf(name, field);
    const collated = field.state.kind === 'text' ? `${expression} COLLATE "pt-BR-x-icu"` : expression;
    // NULLS LAST only where there may be any: an index is of no use to an order that it does not have.
    return `${collated} ${descending ? `DESC${field.state.nullable ? ' NULLS LAST' : ''}` : 'ASC'}`;
  });
  const key = `${list.key ?? 't.id'} ${sorts[0]?.descending ? 'DESC' : 'ASC'}`;
  return parts.at(-1) === key ? parts.join(', ') : [...parts, key].join(', ');
}
