import type {ZodType} from 'zod';
import type {Actor} from '../context';
import type {Fields, Row} from '../entities/field';

/** Stands for the request's one moment in the SQL of a field or a condition. */
export const NOW = '{agora}';

/** The civil date of that moment in São Paulo; as a query of its own it is reckoned once a statement and not for each row. */
export const TODAY = `(SELECT (${NOW} AT TIME ZONE 'America/Sao_Paulo')::date)`;

/** Collects the values of a statement; answers their placeholders. */
export class Values {
  readonly list: unknown[] = [];
  add = (value: unknown): string => `$${this.list.push(value)}`;
}

/** A query parameter (or key of `filtros`) that is not a field. */
export interface ListParam<T = unknown> {
  schema: ZodType<T>;
  /** The condition; undefined when the value asks for none. */
  sql(value: T, values: Values, actor: Actor): string | undefined;
}

/** A parameter whose condition knows what the schema lets through. */
export const param = <T>(schema: ZodType<T>, sql: ListParam<T>['sql']): ListParam => ({schema, sql});

/** A list: what it reads, what may be searched, sorted, filtered and returned, and how its answer is named. */
export interface ListDefinition<R extends object = object, F extends Fields = Fields> {
  /** Of the export file and of Content-Range. */
  name: string;
  /** The route that serves it: an export asks for the same right. */
  route: string;
  /** After FROM; the main table's alias is t. */
  from: string;
  /**
   * The main table with its alias, with which `from` begins, when what `from` joins to it neither adds nor drops rows: it
   * alone is read to count and to find a page, as far as the conditions and the order speak of it alone. Several: the
   * first of them that suffices, each with the tables of the one before.
   */
  base?: string | string[];
  /** A unique expression of the main table that breaks ties. */
  key?: string;
  fields: F;
  /** A row's schema, where it has a name. */
  row?: ZodType;
  /** A text expression that is stored without accents or case. */
  search?: string;
  /** An index over `sinais(search)` finds words that are signs alone. */
  signs?: boolean;
  /** Default order: `-campo` or `campo`. */
  sort: string;
  /** The key(s) under which the rows are answered. */
  as?: string | ((call: {paged: boolean; ator: Actor}) => string | string[]);
  /** Answered as an array, whoever asks: the contract gives this list no name. */
  bare?: true;
  /** A further key for the total. */
  total?: string;
  params?: Record<string, ListParam>;
  /** The moment or date that dataInicial and dataFinal bound. */
  period?: string;
  /** What this actor may see at all; a string is a condition. */
  scope?(actor: Actor, values: Values): string | undefined;
  /** Adds what SQL cannot know (signed addresses). */
  map?(row: R): R;
  /** The titled fields that a file holds, in its order; absent: all of them but references, as they are declared. */
  columns?: readonly string[];
}

/** The columns of a list that people read, by field, in the order of a file. */
export function headingsOf({fields, columns}: ListDefinition): [field: string, title: string][] {
  // The number of another row says nothing to people: what that row is called is a field of its own.
  const names = columns ?? Object.keys(fields).filter(name => !fields[name]?.state.reference);
  return names.flatMap(name => {
    const title = fields[name]?.state.title;
    return title === undefined ? [] : [[name, title]];
  });
}

/** By name. */
export const declaredLists = new Map<string, ListDefinition>();

/**
 * Declares a list.
 * @throws when there is one of that name: exports would give one for the other
 */
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
 * Puts a list among those that are found by their names.
 * @throws when there is one of that name, or when a column that it names has no title: no file could head it
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
