import type {Mask} from '@clube/domain';
import {z, type ZodType} from 'zod';

export type Kind = 'id' | 'text' | 'int' | 'number' | 'bool' | 'date' | 'timestamp' | 'csv' | 'json';

/** What a call may do with a field: it must send it when creating, may send it, only reads it, or never hears of it. */
export type Access = 'required' | 'optional' | 'readonly' | 'internal';

/** What a list is sorted by in a field's name: something stored, so that an index can carry the order. */
export interface Order {
  sql: string;
  /** The stored value runs the other way: the later the last visit, the fewer the days without one. */
  reversed?: boolean;
  /** A number that ranks the texts: it is compared as the number that it is. */
  rank?: boolean;
  /** A table with one row for each of the list's, which keeps the order; `key` is the column with the list's own key. */
  via?: {table: string; alias: string; key: string};
}

/** How screens write a field and ask for it: the kind of its column in a list and of its input in a form. */
export type Display =
  | 'text'
  | 'longText'
  | 'code'
  | 'integer'
  | 'points'
  | 'money'
  | 'decimal'
  | 'switch'
  | 'date'
  | 'timestamp'
  | 'choice'
  | 'tags'
  | 'cpf'
  | 'cnpj'
  | 'phone'
  | 'cep'
  | 'uf'
  | 'email'
  | 'reference'
  | 'none';

export interface FieldState {
  kind: Kind;
  display: Display;
  /** What people call it: above its column, beside its input, in a file. Without one it is for programs alone. */
  title?: string;
  /** The values that may be chosen, in their order. */
  options?: readonly (string | number)[];
  /** Whose row its value names. */
  reference?: Reference;
  access: Access;
  /** What an answer carries. */
  out: ZodType;
  /** What a call may send; the value that comes out is what the column takes. Absent: nothing can be sent. */
  in?: ZodType;
  /** SQL expression; absent: the column of the same name in snake case, of the list's main table (alias t). */
  sql?: string;
  /** The column, where it is not called as the field is. */
  column?: string;
  /** From the expression to what the answer carries. */
  select?: (expression: string) => string;
  filter?: 'equals' | 'contains';
  /** The searched text that the field is a part of, for filters by a part of the field. */
  within?: string;
  /** What rows are ordered by, where that is not the expression itself. */
  order?: Order;
  /** From how people write the value to how it is stored, for filters. */
  plain?: (text: string) => string;
  sortable: boolean;
  /** The labels shown instead of the value: of a status, of a flag. */
  labels?: Readonly<Record<string, string>>;
  /** How people write a text that is stored without its signs: a CPF with its points. */
  mask?: Mask;
  /** From how a text is stored to what people read of it, where SQL cannot tell. */
  written?: (text: string) => string;
  /** Places behind the comma; absent: as many as there are. */
  decimals?: number;
  required?: string;
  unique?: string;
  /** The field at which that is said, where people do not send this one. */
  uniqueAt?: string;
  nullable: boolean;
  /** The database fills it in where nothing is sent. */
  hasDefault: boolean;
}

/** A column that names a row of another table. */
export interface Reference {
  /** The entity's name in the API document. */
  entity: string;
  /** Its field that people know a row by. */
  label: string;
  /** Said of a value that names no row. */
  missing: string;
}

/**
 * One field of an entity or list, declared once: from it come the SQL, the checks of what is sent, the API document, the
 * LoopBack property, the TypeScript types, and what may be sorted and filtered. Every method answers a new field.
 * `Out`: what an answer carries; `Stored`: what the column takes; `A`: what a call may do with it.
 */
export class Field<Out = unknown, Stored = unknown, A extends Access = Access> {
  declare readonly types: {out: Out; stored: Stored; access: A};

  constructor(readonly state: FieldState) {}

  private with<O = Out, S = Stored, B extends Access = A>(changes: Partial<FieldState>): Field<O, S, B> {
    return new Field<O, S, B>({...this.state, ...changes});
  }

  /** What people call it, wherever it is read or typed. */
  title = (title: string) => this.with({title});
  /** How screens write it, where that is not what its kind says. */
  displayAs = (display: Display) => this.with({display});
  /** Must be sent when creating, with this message when it is not. */
  required = (message: string) => this.with<Out, Stored, 'required'>({required: message, access: 'required'});
  /** A second row with the same value is refused (409) with this message. */
  unique = (message: string, at?: string) => this.with({unique: message, ...(at && {uniqueAt: at})});
  /** An expression instead of a column; read-only. */
  computed = (sql: string) => this.with<Out, never, 'readonly'>({sql, in: undefined, access: 'readonly'});
  /** The server alone writes it. */
  readonly = () => this.with<Out, Stored, 'readonly'>({access: 'readonly'});
  /** Neither sent nor answered: a column that only the server knows. */
  internal = () => this.with<Out, Stored, 'internal'>({access: 'internal'});
  /** The column may be empty. */
  optional = () => this.with<Out | null, Stored | null>({nullable: true});
  /** The database has a value for a row that brings none. */
  defaulted = () => this.with({hasDefault: true});
  column = (name: string) => this.with({column: name});
  unsorted = () => this.with({sortable: false});
  orderedBy = (sql: string, more: Omit<Order, 'sql'> = {}) => this.with({order: {sql, ...more}});
  /** May be filtered by part of the text, without accents or case. */
  contains = (within?: string) => this.with({filter: 'contains', within});
  filtered = () => this.with({filter: 'equals'});
  /** What people read for each of its values. */
  labels = (labels: Readonly<Record<string, string>>) => this.with({labels});
  /** How people write what is kept: a CEP with its hyphen. */
  masked = (mask: Mask) => this.with({mask});
  /** BRL and its like: so many places behind the comma, where people read it. */
  decimals = (decimals: number) => this.with({decimals});
  /** Rewrites what is sent before it is checked. */
  reading = (prepare: (value: unknown) => unknown) =>
    this.with({in: this.state.in && z.preprocess(prepare, this.state.in)});
  /** A further rule for what is sent. */
  check = (rule: (value: NonNullable<Stored>) => boolean, message: string) =>
    this.with({in: this.state.in?.refine(value => rule(value as NonNullable<Stored>), message)});
}

/** Any field, whatever it carries. */
export type AnyField = Field<unknown, never> | Field;
export type Fields = Readonly<Record<string, AnyField>>;

type OutOf<F> = F extends Field<infer Out, infer _S, infer _A> ? Out : never;
type StoredOf<F> = F extends {types: {stored: infer Stored}} ? Stored : never;
type AccessOf<F> = F extends {types: {access: infer A}} ? A : never;

type KeysWith<F extends Fields, A extends Access> = {
  [K in keyof F & string]: AccessOf<F[K]> extends A ? K : never;
}[keyof F & string];
type StoredKeys<F extends Fields> = {
  [K in keyof F & string]: [StoredOf<F[K]>] extends [never] ? never : K;
}[keyof F & string];
type Flat<T> = {[K in keyof T]: T[K]};

/** A row as a list or an answer carries it. */
export type Row<F extends Fields> = Flat<{
  [K in Exclude<keyof F & string, KeysWith<F, 'internal'>>]: OutOf<F[K]>;
}>;
/** What creating takes, checked and turned into what the columns take. */
export type Create<F extends Fields> = Flat<
  {[K in KeysWith<F, 'required'>]: StoredOf<F[K]>} & {[K in KeysWith<F, 'optional'>]?: StoredOf<F[K]>}
>;
/** What changing takes. */
export type Change<F extends Fields> = Flat<{
  [K in KeysWith<F, 'required' | 'optional'>]?: StoredOf<F[K]>;
}>;
/** Columns that only the server writes: who, when. */
export type Columns<F extends Fields> = Flat<{
  [K in KeysWith<F, 'readonly' | 'internal'> & StoredKeys<F>]?: StoredOf<F[K]>;
}>;
/** A row as its table keeps it, by property. */
export type Stored<F extends Fields> = Flat<{[K in StoredKeys<F>]: StoredOf<F[K]>}>;

export const snake = (name: string): string => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
export const columnOf = (name: string, {state}: AnyField): string => state.column ?? snake(name);
export const expressionOf = (name: string, field: AnyField): string => field.state.sql ?? `t.${columnOf(name, field)}`;
export const isStored = ({state}: AnyField): boolean => state.sql === undefined;
export const isWritable = ({state}: AnyField): boolean =>
  state.in !== undefined && (state.access === 'required' || state.access === 'optional');
