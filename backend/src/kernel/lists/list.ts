import type {ZodType} from 'zod';
import type {Actor} from '../context';
import {Field, type Fields, type Row} from '../entities/field';

/** Placeholder for the time of the request (`now` of the context) in SQL of fields and conditions. */
export const NOW = '{agora}';

/**
 * The civil date of that time in São Paulo. A subquery, so that PostgreSQL evaluates it once per statement and not per
 * row.
 */
export const TODAY = `(SELECT (${NOW} AT TIME ZONE 'America/Sao_Paulo')::date)`;

/** Collects the values of a statement; `add` returns the placeholder of a value. */
export class Values {
  readonly list: unknown[] = [];
  add = (value: unknown): string => `$${this.list.push(value)}`;
}

/** A query parameter (or key of `filtros`) that is no field of the list. */
export interface ListParam<T = unknown> {
  schema: ZodType<T>;
  /** The SQL condition; undefined when this value filters nothing. */
  sql(value: T, values: Values, actor: Actor): string | undefined;
}

/** Makes a ListParam, with the type of `value` inferred from the schema. */
export const param = <T>(schema: ZodType<T>, sql: ListParam<T>['sql']): ListParam => ({schema, sql});

/** A list: its tables, and which fields can be searched, sorted, filtered and returned. */
export interface ListDefinition<R extends object = object, F extends Fields = Fields> {
  /** Name used in Content-Range and in the file name of an export. */
  name: string;
  /** The endpoint that serves it. An export requires the same permission. */
  route: string;
  /** The FROM clause; the main table has the alias t. */
  from: string;
  /**
   * The first part of `from` (the main table with its alias), if the joins after it neither add nor drop rows. Counts
   * and page lookups then read only this part, as long as conditions and order need no other table. Several parts: each
   * contains the one before, and the first sufficient one is read.
   */
  base?: string | string[];
  /** A unique expression of the main table, which breaks ties in the order. */
  key?: string;
  fields: F;
  /** The schema of a row, if it has a name in the API document. */
  row?: ZodType;
  /** The searched text: an expression stored without accents and in lower case. */
  search?: string;
  /** There is an index over `sinais(search)`, which finds words that consist of punctuation only. */
  signs?: boolean;
  /** Default order: `-campo` or `campo`. */
  sort: string;
  /** The key(s) of the response body under which the rows are returned. */
  as?: string | ((call: {paged: boolean; ator: Actor}) => string | string[]);
  /** The response is a bare array in every dialect, as the contract gives this list no key. */
  bare?: true;
  /** A further key of the response body for the total. */
  total?: string;
  params?: Record<string, ListParam>;
  /** The expression (timestamp or date) that the parameters dataInicial and dataFinal filter. */
  period?: string;
  /** The SQL condition for the rows that this actor may see; undefined: all rows. */
  scope?(actor: Actor, values: Values): string | undefined;
  /**
   * By kind of caller: fields whose value is not for it, each with the SQL that is shown instead (`NULL`, or what may be
   * seen of the value). Rows, filters, orders, sums and exports obey it; see `seenBy`.
   */
  hidden?: Partial<Record<Actor['kind'], Readonly<Record<string, string>>>>;
  /** Adds to a row what SQL cannot compute, such as signed URLs. Exports do not have it: what it hides they would show. */
  map?(row: R): R;
  /** The fields of an export file, in its order. Default: all titled fields except references, in declaration order. */
  columns?: readonly string[];
}

/** The columns of an export file: field and title, in the order of the file. */
export function headingsOf({fields, columns}: ListDefinition): [field: string, title: string][] {
  // The id of another row means nothing to people; the label of that row is a field of its own.
  const names = columns ?? Object.keys(fields).filter(name => !fields[name]?.state.reference);
  return names.flatMap(name => {
    const title = fields[name]?.state.title;
    return title === undefined ? [] : [[name, title]];
  });
}

const views = new WeakMap<ListDefinition, Map<Actor['kind'], ListDefinition>>();

/** The list as this caller may see it, without what is `hidden`. The same object for the same kind of caller. */
export function seenBy<R extends object>(list: ListDefinition<R>, {kind}: Actor): ListDefinition<R> {
  const hidden = list.hidden?.[kind];
  if (!hidden) return list;
  const known = views.get(list) ?? new Map<Actor['kind'], ListDefinition>();
  views.set(list, known);
  // Inherits, as `map` is set later, when the application starts.
  const view =
    known.get(kind) ?? (Object.create(list, {fields: {value: withoutHidden(list.fields, hidden)}}) as ListDefinition);
  known.set(kind, view);
  return view as ListDefinition<R>;
}

const withoutHidden = (fields: Fields, hidden: Readonly<Record<string, string>>): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const sql = hidden[name];
      if (sql === undefined) return [name, field];
      const {title, ...state} = field.state;
      // As a text it cannot be summed; without a title there is no column of it in a file.
      const shown = {...state, sql, kind: 'text' as const, sortable: false, filter: undefined};
      return [name, new Field(sql === 'NULL' || title === undefined ? shown : {...shown, title})];
    }),
  );

/** All declared lists by name. */
export const declaredLists = new Map<string, ListDefinition>();

/** Declares a list. @throws when its name is taken: exports find lists by name */
export function defineList<const F extends Fields>(
  definition: ListDefinition<Row<F>, F> & {
    sort: `${'' | '-'}${keyof F & string}`;
    columns?: readonly (keyof F & string)[];
  },
): ListDefinition<Row<F>, F> {
  registerList(definition);
  return definition;
}

/**
 * Registers a list under its name.
 * @throws when the name is taken, or when one of `columns` has no title, which an export needs
 */
export function registerList(list: ListDefinition): void {
  if (declaredLists.has(list.name)) throw new Error(`the list ${list.name} is declared twice`);
  const untitled = list.columns?.find(name => list.fields[name]?.state.title === undefined);
  if (untitled) throw new Error(`the column ${untitled} of the list ${list.name} has no title`);
  declaredLists.set(list.name, list);
}

export const allLists = (): ListDefinition[] => [...declaredLists.values()];
export const findList = (name: string): ListDefinition | undefined => declaredLists.get(name);

export const namesOf = (list: ListDefinition, call: {paged: boolean; ator: Actor}): string[] => {
  const as = typeof list.as === 'function' ? list.as(call) : (list.as ?? 'rows');
  return Array.isArray(as) ? as : [as];
};
