type FieldValues = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function isSame(a: unknown, b: unknown): boolean {
  return (isEmpty(a) && isEmpty(b)) || asText(a) === asText(b) || asText(idsOf(a)) === asText(b);
}

/** Rows that belong to a record are sent as their ids. */
const idsOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((row: unknown) => (typeof row === 'object' && row !== null && 'id' in row ? row.id : row))
    : value;

/** The writable fields of a record, without those that were never filled in. */
export function onlyWritable(record: FieldValues, writable: readonly string[]): Record<string, unknown> {
  const pairs = writable.map(field => [field, record[field]] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

/**
 * The writable fields that differ from the previous record: an update sends only these. Emptying a field is a change;
 * undefined, null and '' are equal. A field that `goesWith` another is omitted unless the other one has changed.
 */
export function changedFields(
  before: FieldValues,
  after: FieldValues,
  writable: readonly string[],
  goesWith: Readonly<Record<string, string>> = {},
): Record<string, unknown> {
  const hasChanged = ([field, value]: [string, unknown]): boolean =>
    value instanceof Blob || !isSame(before[field], value);
  const changed = new Map(Object.entries(onlyWritable(after, writable)).filter(hasChanged));
  for (const [field, other] of Object.entries(goesWith)) if (!changed.has(other)) changed.delete(field);
  return Object.fromEntries(changed);
}

/** Builds a multipart body: undefined values are omitted, null is sent as an empty text. */
export function toFormData(record: FieldValues): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(record)) {
    if (value === undefined) continue;
    if (value instanceof Blob) form.set(field, value);
    else form.set(field, isEmpty(value) ? '' : asText(value));
  }
  return form;
}

/**
 * The key under which values to be written carry the record's values that refused edits have shown; it is not a field,
 * and is not sent.
 */
export const SEEN = '$seen';
