import {ApiError, type ErrorBody} from './error.js';
import {logOutEverywhere} from './sessions.js';

/**
 * Parses a response; the server's tests check every response against the API document, which gives its type. A 401 only
 * means that the session has ended, so it logs out.
 * @throws ApiError for a status outside 2xx
 */
export function valueOf<T>(status: number, text: string): T {
  const body = parse(text);
  if (status === 401) logOutEverywhere();
  if (status < 200 || status >= 300) throw new ApiError(status, body as ErrorBody);
  return body as T;
}

function parse(text: string): unknown {
  if (!text) return {};
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's HTML page instead of our JSON; only the status is known.
    return {};
  }
}
