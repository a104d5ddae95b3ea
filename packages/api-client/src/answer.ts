import {ApiError, type ErrorBody} from './error.js';
import {logOutEverywhere} from './sessions.js';

/**
 * Turns an answer into its value: typed by the API document, against which the server's tests check every answer. A 401 means one
 * thing only, a session that has ended: it logs out.
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
    // A proxy's page instead of our JSON: the status alone has to do.
    return {};
  }
}
