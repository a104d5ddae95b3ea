import type {StoredFile} from '../storage/storage';

/** What a client has of a file already, and what it asks for. */
export interface Conditions {
  range?: string | undefined;
  ifRange?: string | undefined;
  ifNoneMatch?: string | undefined;
  ifModifiedSince?: string | undefined;
}

/** A file's version: no file of ours is changed under its name, so both say the same. */
export const etagOf = ({bytes, modified}: StoredFile): string =>
  `"${bytes.toString(36)}-${modified.getTime().toString(36)}"`;

export const lastModifiedOf = ({modified}: StoredFile): string => modified.toUTCString();

/** Whether the client has it already (RFC 9110, 13.1.2 and 13.1.3); a date counts only where no tag is given. */
export function isFresh(file: StoredFile, {ifNoneMatch, ifModifiedSince}: Conditions): boolean {
  if (ifNoneMatch !== undefined) {
    const tags = ifNoneMatch.split(',').map(tag => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(etagOf(file));
  }
  const since = Date.parse(ifModifiedSince ?? '');
  return !Number.isNaN(since) && wholeSeconds(file.modified) <= since;
}

/**
 * The bytes that are asked for, both ends included; undefined for the whole. So are several ranges at once, which no player
 * asks for and which might be any number, and a range of another version than this (If-Range).
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

/** A tag that is weak, or a date that is not exactly the file's, is no promise that pieces fit together. */
function isSameVersion(file: StoredFile, ifRange: string | undefined): boolean {
  if (ifRange === undefined) return true;
  const said = ifRange.trim();
  return said.endsWith('"') ? said === etagOf(file) : Date.parse(said) === wholeSeconds(file.modified);
}

/** What a date in a header can say. */
const wholeSeconds = (timestamp: Date): number => Math.floor(timestamp.getTime() / 1000) * 1000;
