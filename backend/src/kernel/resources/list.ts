import type {ZodType} from 'zod';
import type {Ator} from '../context';
import type {Fields} from './fields';

/** Stands for the request's one moment in the SQL of a field or a condition. */
export const AGORA = '{agora}';

/** Collects the values of a statement; answers their placeholders. */
export class Values {
  readonly list: unknown[] = [];
  add = (value: unknown): string => `$${this.list.push(value)}`;
}

/** A query parameter (or key of `filtros`) that is not a field. */
export interface ListParam {
  schema: ZodType;
  /** The condition; undefined when the value asks for none. */
  sql(value: unknown, values: Values, ator: Ator): string | undefined;
}

/** A list: what it reads, what may be searched, sorted, filtered and returned, and how its answer is named. */
export interface ListDefinition {
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
  fields: Fields;
  /** A text expression that is stored without accents or case. */
  search?: string;
  /** An index over `sinais(search)` finds words that are signs alone. */
  signs?: boolean;
  /** Default order: `-campo` or `campo`. */
  sort: string;
  /** The key(s) under which the rows are answered. */
  as?: string | ((call: {paged: boolean; ator: Ator}) => string | string[]);
  /** A further key for the total. */
  total?: string;
  params?: Record<string, ListParam>;
  /** The moment or date that dataInicial and dataFinal bound. */
  period?: string;
  /** What this actor may see at all; a string is a condition. */
  scope?: (ator: Ator, values: Values) => string | undefined;
  /** Adds what SQL cannot know (signed addresses). */
  map?: (row: Record<string, unknown>) => Record<string, unknown>;
  csv?: {delimiter?: string; columns?: Record<string, string>};
}

const lists = new Map<string, ListDefinition>();

export function defineList(definition: ListDefinition): ListDefinition {
  lists.set(definition.name, definition);
  return definition;
}

export const allLists = (): ListDefinition[] => [...lists.values()];
export const findList = (name: string): ListDefinition | undefined => lists.get(name);

export const namesOf = (list: ListDefinition, call: {paged: boolean; ator: Ator}): string[] => {
  const as = typeof list.as === 'function' ? list.as(call) : (list.as ?? 'rows');
  return Array.isArray(as) ? as : [as];
};
