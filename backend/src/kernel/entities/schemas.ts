import {z, type ZodOptional, type ZodType} from 'zod';
import {
  isWritable,
  type AnyField,
  type Change,
  type Create,
  type FieldState,
  type Fields,
  type Kind,
  type Row,
} from './field';
import * as wire from './wire';

type Shape<T> = {
  [K in keyof T]-?: undefined extends T[K] ? ZodOptional<ZodType<Exclude<T[K], undefined>>> : ZodType<T[K]>;
};

export type RowSchema<F extends Fields> = z.ZodObject<{[K in keyof Row<F>]: ZodType<Row<F>[K]>}>;
export type CreateSchema<F extends Fields> = z.ZodObject<Shape<Create<F>>, z.core.$strict>;
export type ChangeSchema<F extends Fields> = z.ZodObject<Shape<Change<F>>, z.core.$strict>;

// The schemas below are built field by field, which TypeScript cannot follow: these three functions state the inferred types
// explicitly. A test checks that schemas and types agree.

/** A row as an answer carries it. */
export const outSchema = <F extends Fields>(fields: F): RowSchema<F> =>
  z.object(
    shapeOf(
      fields,
      ({state}) => state.access !== 'internal',
      ({state}) => (state.nullable ? state.out.nullable() : state.out),
    ),
  ) as unknown as RowSchema<F>;

/** The create request: every writable field; a missing required one is refused with its own message. */
export const createSchema = <F extends Fields>(fields: F): CreateSchema<F> =>
  z.strictObject(
    shapeOf(fields, isWritable, field => (field.state.access === 'required' ? inputOf(field) : optional(field))),
  ) as unknown as CreateSchema<F>;

/** The change request: any of the writable fields. */
export const changeSchema = <F extends Fields>(fields: F): ChangeSchema<F> =>
  z.strictObject(shapeOf(fields, isWritable, optional)) as unknown as ChangeSchema<F>;

const shapeOf = (fields: Fields, which: (field: AnyField) => boolean, schema: (field: AnyField) => ZodType) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => which(field))
      .map(([name, field]) => [name, schema(field)]),
  );

const BLANK_IS_ABSENT = new Set<Kind>(['int', 'number', 'bool', 'date']);

function inputOf({state}: AnyField): ZodType {
  const input = state.in ?? z.never();
  return state.required ? requiredInput(input, state.required) : optionalInput(state, input);
}

/** May be absent; a field with a message for blank values keeps it. */
const optional = (field: AnyField): ZodType => (field.state.required ? inputOf(field).optional() : inputOf(field));

function optionalInput({kind, nullable}: FieldState, input: ZodType): ZodType {
  if (nullable) return wire.emptyToNull(input).optional();
  return BLANK_IS_ABSENT.has(kind) ? wire.emptyToAbsent(input).optional() : input.optional();
}

/**
 * Absent, null and blank are the same to a person who fills in a form: the message of the field. The API document gives it to the
 * screens as `x-required`.
 */
export function requiredInput<T>(input: ZodType<T>, message: string): ZodType<T> {
  return z
    .any()
    .superRefine((value: unknown, context) => {
      if (value === undefined || value === null || (typeof value === 'string' && value.trim() === ''))
        context.addIssue({code: 'custom', message, continue: false});
    })
    .pipe(input)
    .meta({'x-required': message});
}
