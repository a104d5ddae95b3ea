import {ApiError, commonHeaders, logOutEverywhere, type ErrorBody} from '@clube/api-client';
import {HttpError, fetchUtils} from 'react-admin';

/** The headers that every call carries. */
function callHeaders(initial?: HeadersInit): Headers {
  const headers = new Headers(initial);
  for (const [name, value] of Object.entries(commonHeaders())) headers.set(name, value);
  return headers;
}

/** The product's refusals as react-admin knows them: a sentence, a status, and the fields' messages. */
function toHttpError(reason: unknown): Error {
  if (reason instanceof DOMException && reason.name === 'AbortError') return reason;
  const status = reason instanceof HttpError ? Number(reason.status) : 0;
  const body = (reason instanceof HttpError ? reason.body : {}) as ErrorBody | undefined;
  const error = new ApiError(status, body ?? {});
  return Object.assign(new HttpError(error.erro, status, {...body, errors: error.campos}), {cause: error});
}

interface Answer {
  status: number;
  headers: Headers;
  body: string;
  /** The server's answer; the caller knows its shape. */
  json: unknown;
}

/**
 * The HTTP client of the simple REST provider, with our three tokens and our refusals. A 401 means that the session is
 * gone: out of everything.
 */
export async function restClient(url: string, options: fetchUtils.Options = {}): Promise<Answer> {
  try {
    return await fetchUtils.fetchJson(url, {...options, headers: callHeaders(options.headers)});
  } catch (reason) {
    const error = toHttpError(reason);
    if (error instanceof HttpError && error.status === 401) logOutEverywhere();
    throw error;
  }
}
