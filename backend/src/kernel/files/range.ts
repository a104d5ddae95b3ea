import type {StoredFile} from '../storage/storage';

/** The conditional and range headers of a request. */
export interface Conditions {
  range?: string | undefined;
  ifRange?: string | undefined;
  ifNoneMatch?: string | undefined;
  ifModifiedSince?: string | undefined;
}

/** The ETag and date of a file. Files never change under their name, so both are equally good. */
export const etagOf = ({bytes, modified}: StoredFile): string =>
  `"${bytes.toString(36)}-${modified.getTime().toString(36)}"`;

export const lastModifiedOf = ({modified}: StoredFile): string => modified.toUTCString();

/** Whether the client has the current version (RFC 9110, 13.1.2 and 13.1.3); the date is used only without an ETag. */
export function isFresh(file: StoredFile, {ifNoneMatch, ifModifiedSince}: Conditions): boolean {
  if (ifNoneMatch !== undefined) {
    const tags = ifNoneMatch.split(',').map(tag => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(etagOf(file));
  }
  const since = Date.parse(ifModifiedSince ?? '');
  return !Number.isNaN(since) && wholeSeconds(file.modified) <= since;
}

/**
 * The requested byte range, both ends included; undefined for the whole file. Requests for several ranges, which no player sends
 * and whose number is unbounded, get the whole file, and so do ranges of another version (If-Range).
 */
export function rangeOf(
  file: StoredFile,
  {range, ifRange}: Conditions,
): {start: number; end: number} | 'unsatisfiable' | undefined {
  const match = range && /^bytes=(\d*)-(\d*)$/.exec(range.trim());
  if (!match || (!match[1] && !match[2]) || !isSameVersion(file, ifRange)) return undefined;
  const {bytes} = file;
  const start = match[1] ? Number(match[1]) : Math.max(0, bytes - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), bytes - 1) : bytes - 1;
  return start > end || start >= bytes ? 'unsatisfiable' : {start, end};
}

/** A weak ETag or a date that is not exactly the file's does not guarantee that ranges fit together. */
function isSameVersion(file: StoredFile, ifRange: string | undefined): boolean {
  if (ifRange === undefined) return true;
  const condition = ifRange.trim();
  return condition.endsWith('"') ? condition === etagOf(file) : Date.parse(condition) === wholeSeconds(file.modified);
}

/** Dates in headers have whole seconds. */
const wholeSeconds = (timestamp: Date): number => Math.floor(timestamp.getTime() / 1000) * 1000;
