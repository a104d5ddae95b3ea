import type {Mask} from '@clube/domain';
import {z, type ZodType} from 'zod';

export type Kind = 'id' | 'text' | 'int' | 'number' | 'bool' | 'date' | 'timestamp' | 'csv' | 'json';

/** What requests may do with a field: required when creating, optional, read-only, or never visible to them. */
export type Access = 'required' | 'optional' | 'readonly' | 'internal';

/** What a list is sorted by instead of the field's own value: something stored, so that an index can serve the order. */
export interface Order {
  sql: string;
  /** The stored value has the opposite order: the later the last visit, the fewer days without one. */
  reversed?: boolean;
  /** `sql` is a number that ranks the texts, and is compared as a number. */
  rank?: boolean;
  /** A table with one row per row of the list, which stores the order; `key` is its column with the key of the list's row. */
  via?: {table: string; alias: string; key: string};
}

/** How screens show a field: the kind of its column in lists and of its input in forms. */
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
  /** Its label for people: column heading, input label, heading in files. A field without a title is for programs only. */
  title?: string;
  /** The values that may be chosen, in their order. */
  options?: readonly (string | number)[];
  /** The entity that its value references. */
  reference?: Reference;
  access: Access;
  /** The schema of the value in responses. */
  out: ZodType;
  /** The schema of the value in requests; its output is stored in the column. Absent: read-only. */
  in?: ZodType;
  /** SQL expression; default: the column of the same name in snake case, of the list's main table (alias t). */
  sql?: string;
  /** The column's name, if it differs from the field's. */
  column?: string;
  /** Converts the SQL expression to the value in responses. */
  select?: (expression: string) => string;
  filter?: 'equals' | 'contains';
  /** The searched text that contains this field, which has the index for partial matches. */
  within?: string;
  /** What rows are ordered by, if not by the expression itself. */
  order?: Order;
  /** Converts a filter value from how people write it to how it is stored. */
  plain?: (text: string) => string;
  sortable: boolean;
  /** The labels shown instead of the values, such as those of a status or a flag. */
  labels?: Readonly<Record<string, string>>;
  /** How people write a text that is stored without punctuation, such as a CPF. */
  mask?: Mask;
  /** Converts a stored text to what people read, where SQL cannot. */
  written?: (text: string) => string;
  /** Decimal places; default: as many as the value has. */
  decimals?: number;
  required?: string;
  unique?: string;
  /** The field at which a violation is reported, if people do not send this one. */
  uniqueAt?: string;
  nullable: boolean;
  /** The column has a default. */
  hasDefault: boolean;
}

/** A foreign key to another entity. */
export interface Reference {
  /** The entity's name in the API document. */
  entity: string;
  /** The field by which people recognise one of its rows. */
  label: string;
  /** The message when no such row exists. */
  missing: string;
}

/**
 * One field of an entity or list, declared once: SQL, validation, API document, LoopBack property, TypeScript types, sorting and
 * filtering are all derived from it. Immutable: every method returns a new field. `Out`: the type in responses; `Stored`: the
 * type of the column; `A`: what requests may do with it.
 */
export class Field<Out = unknown, Stored = unknown, A extends Access = Access> {
  declare readonly types: {out: Out; stored: Stored; access: A};

  constructor(readonly state: FieldState) {}

  private with<O = Out, S = Stored, B extends Access = A>(changes: Partial<FieldState>): Field<O, S, B> {
    return new Field<O, S, B>({...this.state, ...changes});
  }

  /** Sets the label that people see. */
  title = (title: string) => this.with({title});
  /** Overrides how screens show it. */
  displayAs = (display: Display) => this.with({display});
  /** Required when creating; `message` is shown when it is missing. */
  required = (message: string) => this.with<Out, Stored, 'required'>({required: message, access: 'required'});
  /**
   * Forms require it, and blank is refused with `message`; a request may leave it out, for the column's default.
   */
  notBlank = (message: string) => this.with({required: message});
  /** Unique: a second row with the same value is refused (409) with this message. */
  unique = (message: string, at?: string) => this.with({unique: message, ...(at && {uniqueAt: at})});
  /** A read-only SQL expression instead of a column. */
  computed = (sql: string) => this.with<Out, never, 'readonly'>({sql, in: undefined, access: 'readonly'});
  /** Read-only for requests; only our own code writes it. */
  readonly = () => this.with<Out, Stored, 'readonly'>({access: 'readonly'});
  /** Never in requests or responses. */
  internal = () => this.with<Out, Stored, 'internal'>({access: 'internal'});
  /** Nullable. */
  optional = () => this.with<Out | null, Stored | null>({nullable: true});
  /** The column has a default. */
  defaulted = () => this.with({hasDefault: true});
  column = (name: string) => this.with({column: name});
  unsorted = () => this.with({sortable: false});
  orderedBy = (sql: string, more: Omit<Order, 'sql'> = {}) => this.with({order: {sql, ...more}});
  /** Can be filtered by a part of the text, ignoring accents and case. */
  contains = (within?: string) => this.with({filter: 'contains', within});
  filtered = () => this.with({filter: 'equals'});
  unfiltered = () => this.with({filter: undefined});
  /** Sets the labels shown instead of its values. */
  labels = (labels: Readonly<Record<string, string>>) => this.with({labels});
  /** Sets how people write the stored value, such as a CEP with its hyphen. */
  masked = (mask: Mask) => this.with({mask});
  /** Sets the number of decimal places that people see. */
  decimals = (decimals: number) => this.with({decimals});
  /** Transforms the sent value before it is validated. */
  reading = (prepare: (value: unknown) => unknown) =>
    this.with({in: this.state.in && z.preprocess(prepare, this.state.in)});
  /** Adds a validation rule. */
  check = (rule: (value: NonNullable<Stored>) => boolean, message: string) =>
    this.with({in: this.state.in?.refine(value => rule(value as NonNullable<Stored>), message)});
}

/** A field of any type. */
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

/** The type of a row in responses. */
export type Row<F extends Fields> = Flat<{
  [K in Exclude<keyof F & string, KeysWith<F, 'internal'>>]: OutOf<F[K]>;
}>;
/** The type of a validated create request, with values as the columns store them. */
export type Create<F extends Fields> = Flat<
  {[K in KeysWith<F, 'required'>]: StoredOf<F[K]>} & {[K in KeysWith<F, 'optional'>]?: StoredOf<F[K]>}
>;
/** The type of a validated change request. */
export type Change<F extends Fields> = Flat<{
  [K in KeysWith<F, 'required' | 'optional'>]?: StoredOf<F[K]>;
}>;
/** Columns that only the server writes: who, when. */
export type Columns<F extends Fields> = Flat<{
  [K in KeysWith<F, 'readonly' | 'internal'> & StoredKeys<F>]?: StoredOf<F[K]>;
}>;
/** The type of a stored row, by property. */
export type Stored<F extends Fields> = Flat<{[K in StoredKeys<F>]: StoredOf<F[K]>}>;

export const snake = (name: string): string => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
export const columnOf = (name: string, {state}: AnyField): string => state.column ?? snake(name);
export const expressionOf = (name: string, field: AnyField): string => field.state.sql ?? `t.${columnOf(name, field)}`;
export const isStored = ({state}: AnyField): boolean => state.sql === undefined;
export const isWritable = ({state}: AnyField): boolean =>
  state.in !== undefined && (state.access === 'required' || state.access === 'optional');
