type FieldValues = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function isSame(a: unknown, b: unknown): boolean {
  return (isEmpty(a) && isEmpty(b)) || asText(a) === asText(b);
}

/** What of a record may be written, without what was never filled in. */
export function onlyWritable(record: FieldValues, writable: readonly string[]): Record<string, unknown> {
  const pairs = writable.map(field => [field, record[field]] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

/**
 * The writable fields that differ from what stood before: an update sends these and no others. An emptied field is a
 * change; an empty one that stays empty, in whichever spelling, is none. What only goes along with another field is
 * left out when that one did not change.
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

/** A form with files: an absent value is left out, an emptied one is sent empty. */
export function toFormData(record: FieldValues): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(record)) {
    if (value === undefined) continue;
    if (value instanceof Blob) form.set(field, value);
    else form.set(field, isEmpty(value) ? '' : asText(value));
  }
  return form;
}

/** Under this name values to be written carry what a refused edit showed of the record; it is no field, and is not sent. */
export const SEEN = '$seen';
