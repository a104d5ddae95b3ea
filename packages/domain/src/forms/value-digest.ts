/**
 * A short digest of a field's value as an answer carries it: 8 hexadecimal digits of FNV-1a over its text. It shows whether a value
 * that somebody saw is still the one that is stored; it hides and proves nothing. Absent, null and empty are one value.
 */
export function valueDigest(value: unknown): string {
  let hash = 0x811c9dc5;
  for (const unit of textOf(value)) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** As JSON writes it, so that a date of the server and its text on a screen are the same. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  const json = JSON.stringify(value);
  return json.startsWith('"') ? (JSON.parse(json) as string) : json;
}

/** The header that an edit carries: by field, the digest of the value that was seen before. As JSON. */
export const PREVIOUS_VALUES_HEADER = 'X-Antes';

/** What a refused edit is called: another person changed one of its fields meanwhile. */
export const EDIT_CONFLICT = 'MUDOU_ENTRETANTO';
