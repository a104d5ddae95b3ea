import sanitize from 'sanitize-html';
import {z, type ZodType} from 'zod';
import {
  INVALID_DATE,
  INVALID_INTEGER,
  TEXT_TAGS,
  INVALID_AMOUNT,
  isHtmlTooLong,
  linkAttributes,
  readDate,
  maximumOf,
  minimumOf,
  tooLong,
  type ReasonRule,
} from '@clube/domain';
import {parseJson} from '../http/input/json';

// All conversions of request values in one place: forms send numbers and flags as text, and dates in three formats.

const numeric = (pattern: RegExp, message: string) =>
  z.union([z.number(), z.string().trim().regex(pattern, message).transform(Number)], {error: message});

/** An integer from `min` to `max`; `message` is for both bounds. */
export const integer = (min: number, max: number, message?: string) =>
  numeric(/^-?\d{1,15}$/, INVALID_INTEGER).pipe(
    z
      .number()
      .int(INVALID_INTEGER)
      .min(min, message ?? minimumOf(min))
      .max(max, message ?? maximumOf(max)),
  );

const LAST_YEAR = 2999;
/** A year; its bounds are written without a dot between thousands. */
export const year = (first: number) => integer(first, LAST_YEAR, `Informe um ano de ${first} a ${LAST_YEAR}`);

/** BRL with at most two decimals, up to a hundred billion. */
export const money = numeric(/^\d{1,12}(\.\d{1,2})?$/, INVALID_AMOUNT).pipe(
  z
    .number()
    .min(0, 'O valor não pode ser negativo')
    .max(99_999_999_999, 'O valor é grande demais')
    .refine(value => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Use no máximo duas casas decimais'),
);

/** A reason that staff have to give, by its rule. */
export const reasonText = ({min, max, tooShort, empty = tooShort}: ReasonRule) =>
  z.string(empty).trim().min(1, empty).min(min, tooShort).max(max, tooLong(max));

/** A number from 0 to a million with a maximum of decimal places. */
export const decimal = (places: number) =>
  numeric(/^\d{1,7}(\.\d+)?$/, INVALID_AMOUNT).pipe(
    z
      .number()
      .min(0, 'O valor não pode ser negativo')
      .max(1_000_000, 'O valor é grande demais')
      .refine(
        value => Math.abs(value * 10 ** places - Math.round(value * 10 ** places)) < 1e-6,
        `Use no máximo ${places} casas decimais`,
      ),
  );

export const flag = z
  .union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1', 'true', 'false'])], {error: 'Informe 1 ou 0'})
  .transform(value => value === true || value === 1 || value === '1' || value === 'true');

/** YYYY-MM-DD, yyyymmdd or DD/MM/YYYY → YYYY-MM-DD. */
export const civilDate = z.string().transform((value, context) => {
  const date = readDate(value);
  if (date) return date;
  context.addIssue({code: 'custom', message: INVALID_DATE});
  return z.NEVER;
});

export const commaList = z
  .union([
    z
      .string()
      .max(2000)
      .transform(text => text.split(',')),
    z.array(z.string().max(60)).max(50),
  ])
  .transform(list => [...new Set(list.map(item => item.trim()).filter(Boolean))]);

const MARKS: sanitize.IOptions = {
  allowedTags: [...TEXT_TAGS],
  allowedAttributes: {a: ['href', 'rel']},
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 20,
};

/**
 * A link with a forbidden address becomes a span, which the second round removes, so that its text stays. In one round the
 * library would also remove the next link beside it.
 */
const WITH_DEAD_LINKS: sanitize.IOptions = {
  ...MARKS,
  allowedTags: [...TEXT_TAGS, 'span'],
  transformTags: {
    a: (_, {href}) => ({tagName: linkAttributes(href) ? 'a' : 'span', attribs: {...linkAttributes(href)}}),
  },
};

/** The maximum length of formatted text with its tags. */
const MAX_HTML = 20_000;

/** Allows formatting only: no scripts, styles or external images. `max` counts the characters of the text alone. */
export const safeHtmlUpTo = (max = MAX_HTML) =>
  z
    .string()
    .trim()
    .max(MAX_HTML, tooLong(MAX_HTML))
    .refine(html => !isHtmlTooLong(html, max), tooLong(max))
    .transform(html => sanitize(sanitize(html, WITH_DEAD_LINKS), MARKS));

export const safeHtml = safeHtmlUpTo();

export const emptyToNull = (schema: ZodType) =>
  z.preprocess(value => (typeof value === 'string' && value.trim() === '' ? null : value), schema.nullable());

/** Converts the empty text that forms send for an empty number, flag or date to undefined. */
export const emptyToAbsent = <S extends ZodType>(schema: S) =>
  z.preprocess(value => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional());

/** A query parameter that holds a JSON object. */
export const jsonObject = (message: string) =>
  z.string().transform((text, context): Record<string, unknown> => {
    try {
      const value = parseJson(text);
      if (value && typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
    } catch {
      // falls through to the message
    }
    context.addIssue({code: 'custom', message});
    return z.NEVER;
  });
