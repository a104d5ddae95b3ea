import {z, type ZodType} from 'zod';
import {cnpjValido, cpfValido, normalizarCnpj, somenteDigitos} from '@clube/domain';
import * as wire from './wire';

export type Kind = 'id' | 'text' | 'int' | 'number' | 'bool' | 'date' | 'moment' | 'csv' | 'json';

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

interface FieldState {
  kind: Kind;
  /** What an answer carries. */
  out: ZodType;
  /** What a call may send; the value that comes out is what the column takes. Absent: the field is read-only. */
  in?: ZodType;
  /** SQL expression; absent: the column of the same name in snake case, of the list's main table (alias t). */
  sql?: string;
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
  required?: string;
  unique?: string;
  nullable: boolean;
}

/**
 * One field of a resource or list, declared once: from it come the SQL, the checks of what is sent, the API document
 * and what may be sorted and filtered. Every method answers a new field.
 */
export class Field {
  constructor(readonly state: FieldState) {}

  private with(changes: Partial<FieldState>): Field {
    return new Field({...this.state, ...changes});
  }

  /** Must be sent when creating, with this message when it is not. */
  required = (mensagem: string) => this.with({required: mensagem});
  /** A second row with the same value is refused (409) with this message. */
  unique = (mensagem: string) => this.with({unique: mensagem});
  /** An expression instead of a column; read-only. */
  computed = (sql: string) => this.with({sql, in: undefined});
  readonly = () => this.with({in: undefined});
  optional = () => this.with({nullable: true});
  unsorted = () => this.with({sortable: false});
  orderedBy = (sql: string, more: Omit<Order, 'sql'> = {}) => this.with({order: {sql, ...more}});
  /** May be filtered by part of the text, without accents or case. */
  contains = (within?: string) => this.with({filter: 'contains', within});
  filtered = () => this.with({filter: 'equals'});
  /** Rewrites what is sent before it is checked. */
  reading = (prepare: (value: unknown) => unknown) =>
    this.with({in: this.state.in && z.preprocess(prepare, this.state.in)});
  /** A further rule for what is sent. */
  check = (rule: (value: never) => boolean, mensagem: string) =>
    this.with({in: this.state.in?.refine(rule as (value: unknown) => boolean, mensagem)});
}

const field = (kind: Kind, out: ZodType, input?: ZodType, more: Partial<FieldState> = {}) =>
  new Field({kind, out, in: input, sortable: true, nullable: false, filter: 'equals', ...more});

export const f = {
  id: () => field('id', z.int()),
  text: (max = 500) => field('text', z.string(), z.string().trim().max(max, `Use no máximo ${max} caracteres`)),
  int: (min = 0, max = 2_147_483_647) => field('int', z.int(), wire.integer(min, max)),
  points: () => field('int', z.int(), wire.integer(0, 2_147_483_647)),
  /** BRL, a number with two decimals. */
  money: () => field('number', z.number(), wire.money),
  decimal: () => field('number', z.number()),
  /** Travels as 1 or 0. */
  flag01: () => field('bool', z.union([z.literal(0), z.literal(1)]), wire.flag, {select: sql => `(${sql})::int`}),
  bool: () => field('bool', z.boolean(), wire.flag),
  /** A civil date, YYYY-MM-DD. */
  date: () => field('date', z.iso.date(), wire.civilDate),
  /** An instant, ISO 8601 in UTC. */
  moment: () =>
    field('moment', z.iso.datetime(), undefined, {select: sql => `to_char(${sql}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`}),
  oneOf: <const T extends string>(values: readonly T[]) =>
    field('text', z.enum(values), z.enum(values, {error: 'Escolha uma das opções'})),
  /** A list that travels as text with commas. */
  csv: () =>
    field('csv', z.string(), wire.commaList, {
      select: sql => `array_to_string(${sql}, ',')`,
      sortable: false,
      filter: undefined,
    }),
  html: () => field('text', z.string(), wire.safeHtml, {sortable: false, filter: undefined}),
  cpf: () =>
    field('text', z.string(), z.string().transform(somenteDigitos).refine(cpfValido, 'CPF não é válido'), {
      plain: somenteDigitos,
    }),
  cnpj: () =>
    field('text', z.string(), z.string().transform(normalizarCnpj).refine(cnpjValido, 'CNPJ Inválido'), {
      plain: normalizarCnpj,
    }),
  json: (out: ZodType) => field('json', out, undefined, {sortable: false, filter: undefined}),
};

export type Fields = Record<string, Field>;

export const snake = (name: string): string => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
export const expressionOf = (name: string, {state}: Field): string => state.sql ?? `t.${snake(name)}`;

export const outSchema = (fields: Fields) =>
  z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, {state}]) => [name, state.nullable ? state.out.nullable() : state.out]),
    ),
  );

/** What creating takes: every writable field, the required ones with their message. */
export function createSchema(fields: Fields) {
  return z.strictObject(
    Object.fromEntries(
      writable(fields).map(([name, {state}]) => {
        const input = state.in as ZodType;
        return [name, state.required ? requiredInput(input, state.required) : optionalInput(state, input)];
      }),
    ),
  );
}

/** What changing takes: any of the writable fields. */
export function changeSchema(fields: Fields) {
  const changes = writable(fields).map(([name, {state}]): [string, ZodType] => {
    const input = state.in as ZodType;
    return [name, state.required ? requiredInput(input, state.required).optional() : optionalInput(state, input)];
  });
  return z.strictObject(Object.fromEntries<ZodType>(changes));
}

/** The same, at least one of them. */
export const updateSchema = (fields: Fields) =>
  changeSchema(fields).refine(body => Object.keys(body).length > 0, 'Informe o que deve mudar');

const BLANK_IS_ABSENT = new Set<Kind>(['int', 'number', 'bool', 'date']);

function optionalInput({kind, nullable}: FieldState, input: ZodType): ZodType {
  if (nullable) return wire.emptyToNull(input).optional();
  return BLANK_IS_ABSENT.has(kind) ? wire.emptyToAbsent(input).optional() : input.optional();
}

const writable = (fields: Fields) => Object.entries(fields).filter(([, {state}]) => state.in);

/** Absent, null and blank are the same to a person filling in a form: the field's own message. */
function requiredInput(input: ZodType, mensagem: string): ZodType {
  return z
    .any()
    .superRefine((value: unknown, context) => {
      if (value === undefined || value === null || (typeof value === 'string' && value.trim() === ''))
        context.addIssue({code: 'custom', message: mensagem, continue: false});
    })
    .pipe(input);
}
