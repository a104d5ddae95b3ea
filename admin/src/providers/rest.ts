import {ApiError, LONG_MS, commonHeaders, logOutEverywhere, withinTime, type ErrorBody} from '@clube/api-client';
import {HttpError, fetchUtils} from 'react-admin';

/** The headers of every request. */
function callHeaders(initial?: HeadersInit): Headers {
  const headers = new Headers(initial);
  for (const [name, value] of Object.entries(commonHeaders())) headers.set(name, value);
  return headers;
}

/** Converts an ApiError to react-admin's HttpError, with message, status and the errors by field. */
function toHttpError(reason: unknown): Error {
  const status = reason instanceof HttpError ? Number(reason.status) : 0;
  const body = (reason instanceof HttpError ? reason.body : {}) as ErrorBody | undefined;
  const error = new ApiError(status, body ?? {});
  return Object.assign(new HttpError(error.erro, status, {...body, errors: error.campos}), {cause: error});
}

interface Answer {
  status: number;
  headers: Headers;
  body: string;
  /** The response body; the caller knows its type. */
  json: unknown;
}

/**
 * The HTTP client of the simple REST provider, which handles our three tokens and errors. After a 401 the session has
 * ended: the user is logged out.
 */
export async function restClient(url: string, options: fetchUtils.Options = {}): Promise<Answer> {
  const send = (signal: AbortSignal): Promise<Answer> =>
    fetchUtils.fetchJson(url, {...options, signal, headers: callHeaders(options.headers)});
  try {
    // A form carries pictures.
    return await withinTime(send, options.signal, options.body instanceof FormData ? LONG_MS : undefined);
  } catch (reason) {
    if (options.signal?.aborted) throw reason;
    const error = toHttpError(reason);
    if (error instanceof HttpError && error.status === 401) logOutEverywhere();
    throw error;
  }
}
