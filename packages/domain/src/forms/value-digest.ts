/**
 * A short digest of a field's value: 8 hexadecimal digits of FNV-1a over its text in responses. It detects that a stored value
 * has changed since somebody saw it; it is no protection of the value. Absent, null and empty have the same digest.
 */
export function valueDigest(value: unknown): string {
  let hash = 0x811c9dc5;
  for (const unit of textOf(value)) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The text in JSON, so that a Date on the server and its text on a screen are equal. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  const json = JSON.stringify(value);
  return json.startsWith('"') ? (JSON.parse(json) as string) : json;
}

/** The header of change requests, as JSON: by field, the digest of the value that the person saw before the change. */
export const PREVIOUS_VALUES_HEADER = 'X-Antes';

/** The `codigo` of a refused change: another person changed one of its fields meanwhile. */
export const EDIT_CONFLICT = 'MUDOU_ENTRETANTO';
