import type {Actor} from '../context';
import type {Bounds} from './bounds';
import {NOW, Values, type ListDefinition} from './list';
import {basesOf, tablesNeededFor, keyOf, orderBy, orderOf, type Term} from './list-order';
import type {ListQuery} from './list-query';
import {columnsOf, conditionsOf, nowParameter} from './list-sql';

export interface Statement {
  text: string;
  values: unknown[];
}

export interface PageSql {
  /** The result has `total` (null: not counted), `n` and `linhas`, the rows as JSON text. */
  page(how: {total: 'bounded' | 'none'; backwards?: boolean}): Statement;
  /** Walks the index of the order first; if too few rows match there, uses an index of the conditions. */
  found(): Statement;
  all: Statement;
  count: Statement;
  bounded: Statement;
  /** The same for every page, order and time; the cache key of the total. */
  identity: string;
  /** Narrowed by a search or a filter. */
  narrowed: boolean;
  /** It cannot be known beforehand which plan is faster; `found` tries both. */
  probes: boolean;
  /** Only the caller's own rows. */
  own: boolean;
}

/** A page at a larger offset may walk up to this many times as far along the index. */
const MAX_WALKS = 20;

/**
 * A page of a table of any size: the ids are found by an index that has the order, and columns are read only for the
 * rows of the page.
 */
export function pageSql(list: ListDefinition, query: ListQuery, actor: Actor, bounds: Bounds): PageSql {
  const values = new Values();
  const {scope, requested, own} = conditionsOf(list, query, values, actor);
  const where = (conditions: string[]) => conditions.join(' AND ') || 'TRUE';
  const everything = where([...scope, ...requested]);
  const counted = `FROM ${tablesNeededFor(list, everything)} WHERE ${everything}`;
  const source = sourceOf(list, query, everything);
  const {limit = 0, offset} = query;
  const identity = `${list.name}\n${counted}\n${JSON.stringify(values.list)}`;

  /** PostgreSQL refuses parameters that the text does not use, so each statement has its own values. */
  const statement = (make: (mine: Values) => string): Statement => {
    const mine = new Values();
    mine.list.push(...values.list);
    const text = make(mine);
    if (!text.includes(NOW)) return {text, values: mine.list};
    const timestamp = nowParameter(mine);
    return {text: text.replaceAll(NOW, timestamp), values: mine.list};
  };
  const ids = (condition: string, more = '') =>
    `SELECT ${source.columns}${more} FROM ${source.from} WHERE ${source.condition(condition)} ORDER BY ${orderBy(source.terms, false)}`;

  return {
    identity,
    narrowed: requested.length > 0,
    probes: requested.length > 0 && !orderAnswers(list, query),
    own,
    all: statement(() => `SELECT 1 ${counted}`),
    count: statement(() => `SELECT count(*)::int AS total ${counted}`),
    bounded: statement(() => `SELECT count(*)::int AS total FROM (SELECT 1 ${counted} LIMIT ${bounds.counted + 1}) c`),
    page: ({total, backwards = false}) =>
      statement(mine => {
        const known =
          total === 'bounded'
            ? `(SELECT count(*)::int FROM (SELECT 1 ${counted} LIMIT ${bounds.counted + 1}) c)`
            : 'NULL::int';
        if (!backwards) {
          const page = `${ids(everything)} LIMIT ${limit}${offset > 0 ? ` OFFSET ${mine.add(offset)}` : ''}`;
          return answer(list, source, page, known);
        }
        // The same rows read from the end, using a total counted in the same statement.
        const from = mine.add(offset);
        const page = `SELECT * FROM (SELECT ${source.columns} FROM ${source.from} WHERE ${source.condition(everything)} ORDER BY ${orderBy(source.terms, true)}
          LIMIT greatest(least(${limit}, (SELECT n FROM tudo) - ${from}::int), 0) OFFSET greatest((SELECT n FROM tudo) - ${from}::int - ${limit}, 0)) z LIMIT ${limit}`;
        return `WITH tudo AS MATERIALIZED (SELECT count(*)::int AS n ${counted}) ${answer(list, source, page, '(SELECT n FROM tudo)')}`;
      }),
    found: () =>
      statement(() => {
        const needed = offset + limit;
        const steps = Math.min(bounds.walk + 10 * needed, bounds.walk * MAX_WALKS);
        // The condition is selected as a column: as a WHERE condition it would let the planner walk the index to its
        // end.
        const walked = `SELECT * FROM (${ids(where(scope), `, (${where(requested)}) AS serve`)} LIMIT ${steps}) p WHERE serve LIMIT ${needed}`;
        // OFFSET 0 stops the planner from walking the index of the order here, too.
        const page = `SELECT * FROM (SELECT * FROM andado WHERE (SELECT n FROM passos) >= ${needed}
          UNION ALL SELECT * FROM (SELECT ${source.columns} FROM ${source.from} WHERE ${source.condition(everything)} OFFSET 0) z WHERE (SELECT n FROM passos) < ${needed}) u
          ORDER BY ${outerOrder(source.terms)} LIMIT ${limit} OFFSET ${offset}`;
        return `WITH andado AS MATERIALIZED (SELECT ${names(source.terms)} FROM (${walked}) a), passos AS MATERIALIZED (SELECT count(*)::int AS n FROM andado)
          ${answer(list, source, page, 'NULL::int')}`;
      }),
  };
}

/** The rows are ordered by the filtered column, so they are contiguous in the index of the order. */
function orderAnswers(list: ListDefinition, {search, filters, sort}: ListQuery): boolean {
  const by = sort[0]?.field ?? list.sort.replace(/^-/, '');
  if (search || list.fields[by]?.state.filter === 'contains' || list.fields[by]?.state.order) return false;
  const period = list.period === by && ('dataInicial' in filters || 'dataFinal' in filters);
  return period || Object.keys(filters).some(name => name.replace(/_(gte|lte)$/, '') === by);
}

interface Source {
  from: string;
  terms: Term[];
  /** The order expressions as o0, o1…; the last one is the key. */
  columns: string;
  /** A condition of the list, on these tables. */
  condition: (sql: string) => string;
}

/** Whether a condition names no column but the key. */
const isOfKeyAlone = (sql: string, key: string): boolean =>
  [...sql.matchAll(/\b[a-z]\w*\.\w+/g)].every(([column]) => column === key);

/** The FROM clause for reading ids: the fewest tables that order and conditions need, the one with the order first. */
function sourceOf(list: ListDefinition, query: ListQuery, where: string): Source {
  const {terms, via} = orderOf(list, query);
  const key = keyOf(list);
  const main = tablesNeededFor(list, `${where} ${via ? '' : terms.map(({sql}) => sql).join(' ')}`);
  const named = (ordered: Term[], from: string): Source => ({
    from,
    terms: ordered,
    columns: ordered.map(({sql}, i) => `${sql} AS o${i}`).join(', '),
    condition: sql => sql,
  });
  if (!via) return named(terms, main);
  const viaKey = `${via.alias}.${via.key}`;
  const through = terms.map(term => (term.sql === key ? {...term, sql: viaKey} : term));
  const first = `${via.table} ${via.alias}`;
  if (!isOfKeyAlone(where, key)) return named(through, `${main} JOIN ${first} ON ${viaKey} = ${key}`);
  const keys = new RegExp(String.raw`\b${key.replace('.', String.raw`\.`)}\b`, 'g');
  return {...named(through, first), condition: sql => sql.replaceAll(keys, viaKey)};
}

const names = (terms: readonly Term[]) => terms.map((_, i) => `o${i}`).join(', ');
const outerOrder = (terms: readonly Term[], alias = '') =>
  orderBy(terms.map((term, i) => ({...term, sql: `${alias}o${i}`})));

/** Reads the columns for the ids of a page, in its order. */
function answer(list: ListDefinition, {terms}: Source, page: string, total: string): string {
  const {from} = list;
  const [base] = basesOf(list);
  const key = `k.o${terms.length - 1}`;
  const rest = base && from.startsWith(base) ? from.slice(base.length) : undefined;
  const joined =
    rest === undefined
      ? `${from} JOIN (${page}) k ON ${key} = ${keyOf(list)}`
      : `(${page}) k JOIN ${base} ON ${keyOf(list)} = ${key}${rest}`;
  const rows = `SELECT ${columnsOf(list)} FROM ${joined} ORDER BY ${outerOrder(terms, 'k.')}`;
  return `SELECT ${total} AS total, r.n, r.linhas FROM (SELECT count(*)::int AS n, json_agg(r)::text AS linhas FROM (${rows}) r) r`;
}
