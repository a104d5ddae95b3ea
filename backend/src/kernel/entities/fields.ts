import {z, type ZodType} from 'zod';
import {
  CNPJ_MASK,
  CPF_MASK,
  INVALID_CNPJ,
  INVALID_CPF,
  INVALID_EMAIL,
  TELEFONE_MASK,
  digitsOnly,
  isValidCnpj,
  isValidCpf,
  isValidEmail,
  normaliseCnpj,
  normaliseEmail,
  textOfHtml,
  tidyText,
  tooLong,
} from '@clube/domain';
import {Field, type Display, type FieldState, type Kind, type Reference} from './field';
import * as wire from './wire';

const DISPLAY: Readonly<Record<Kind, Display>> = {
  id: 'integer',
  text: 'text',
  int: 'integer',
  number: 'decimal',
  bool: 'switch',
  date: 'date',
  timestamp: 'timestamp',
  csv: 'tags',
  json: 'none',
};

const field = <Out, Stored = Out>(
  kind: Kind,
  out: ZodType<Out>,
  input?: ZodType<Stored>,
  more: Partial<FieldState> = {},
) =>
  new Field<Out, Stored, 'optional'>({
    kind,
    display: DISPLAY[kind],
    access: 'optional',
    out,
    in: input,
    sortable: true,
    nullable: false,
    hasDefault: false,
    filter: 'equals',
    ...more,
  });

const text = (more: Partial<FieldState>, input: ZodType<string>) => field('text', z.string(), input, more);
const bool = {hasDefault: true} as const;

/** The kinds of fields. Each owns how its values travel (0/1 flags, lists with commas, BRL) and how the column keeps them. */
export const f = {
  /** The integer that the database gives. */
  id: () => field('id', z.int()).readonly().defaulted(),
  text: (max = 500) => text({plain: tidyText}, z.string().overwrite(tidyText).max(max, tooLong(max))),
  /** Kept in upper case, however it is typed. */
  code: (max = 60) =>
    text(
      {plain: value => value.trim().toUpperCase(), display: 'code'},
      z.string().trim().toUpperCase().max(max, tooLong(max)),
    ),
  int: (min = 0, max = 2_147_483_647) => field('int', z.int(), wire.integer(min, max)),
  points: () => field('int', z.int(), wire.integer(0, 2_147_483_647), {display: 'points'}),
  /** BRL, a number with two decimals. */
  money: () => field('number', z.number(), wire.money, {decimals: 2, display: 'money'}),
  /** A number; one that may be sent says with how many places. */
  decimal: (decimals?: number) =>
    field('number', z.number(), decimals === undefined ? undefined : wire.decimal(decimals), {
      ...(decimals !== undefined && {decimals}),
    }),
  /** Travels as 1 or 0. */
  flag01: () =>
    field('bool', z.union([z.literal(0), z.literal(1)]), wire.flag, {...bool, select: sql => `(${sql})::int`}),
  bool: () => field('bool', z.boolean(), wire.flag, bool),
  /** A civil date, YYYY-MM-DD. */
  date: () => field('date', z.iso.date(), wire.civilDate),
  /** An instant, ISO 8601 in UTC. */
  timestamp: () =>
    field<string, Date>('timestamp', z.iso.datetime(), undefined, {
      access: 'readonly',
      select: sql => `to_char(${sql}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    }).readonly(),
  oneOf: <const T extends string>(values: readonly T[]) =>
    field('text', z.enum(values), z.enum(values, {error: 'Escolha uma das opções'}), {
      display: 'choice',
      options: values,
    }),
  /** One of a few numbers. */
  oneOfNumbers: <const N extends number>(values: readonly N[]) =>
    field('int', z.literal(values), z.literal(values, {error: 'Escolha uma das opções'}), {
      display: 'choice',
      options: values,
    }),
  /** A list that travels as text with commas. */
  csv: () =>
    field('csv', z.string(), wire.commaList, {
      hasDefault: true,
      select: sql => `array_to_string(${sql}, ',')`,
      sortable: false,
      filter: undefined,
    }),
  /** Text with marks of formatting, up to so many characters, the marks included. */
  html: (max?: number) =>
    field('text', z.string(), wire.safeHtmlUpTo(max), {
      sortable: false,
      filter: undefined,
      written: textOfHtml,
      display: 'longText',
    }),
  cpf: () =>
    text(
      {plain: digitsOnly, mask: CPF_MASK, display: 'cpf'},
      z.string().transform(digitsOnly).refine(isValidCpf, INVALID_CPF),
    ),
  cnpj: () =>
    text(
      {plain: normaliseCnpj, mask: CNPJ_MASK, display: 'cnpj'},
      z.string().transform(normaliseCnpj).refine(isValidCnpj, INVALID_CNPJ),
    ),
  /** Kept as it is compared: without blanks around it, in lower case. */
  email: (max = 200) =>
    text(
      {display: 'email', plain: normaliseEmail},
      z.string().max(max, tooLong(max)).transform(normaliseEmail).refine(isValidEmail, INVALID_EMAIL),
    ),
  /** A telephone as it is kept; nobody writes it here. */
  phone: () => text({mask: TELEFONE_MASK, display: 'phone'}, z.string().trim().max(20, tooLong(20))),
  /** The number of another entity's row; who sends one that there is not hears `missing`. */
  ref: (reference: Reference) =>
    field('int', z.int(), wire.integer(1, 2_147_483_647), {display: 'reference', reference}),
  json: <T>(out: ZodType<T>) =>
    field('json', out, undefined as ZodType<T> | undefined, {sortable: false, filter: undefined}),
};
