import {PREVIOUS_VALUES_HEADER, valueDigest} from '@clube/domain';
import createClient, {defaultPathSerializer} from 'openapi-fetch';
import {valueOf} from './answer.js';
import {takePrefetchedAnswer} from './prefetch.js';
import {ApiError} from './error.js';
import {NO_LIMIT, withinTime} from './time-limit.js';
import {sessionsHeader} from './sessions.js';
import type {Method} from './types.js';

/** The options of any request; calls.ts has the exact types for each endpoint. */
export interface AnyInit {
  path?: Record<string, string | number>;
  query?: object;
  body?: unknown;
  /** A repeated request with the same key gets the first response again. */
  idempotencyKey?: string;
  /** The record as the user saw it before this change. */
  seen?: object;
  signal?: AbortSignal;
  /** Time limit in ms; a minute by default. */
  timeoutMs?: number;
  keepalive?: boolean;
}

interface AnyOperation {
  parameters: {path?: Record<string, unknown>; query?: object};
  requestBody?: {content: {'application/json': unknown}};
  responses: {200: {content: {'application/json': unknown}}};
}

/** The headers of every request. */
export function commonHeaders(idempotencyKey?: string): Record<string, string> {
  return {
    Accept: 'application/json',
    Authorization: sessionsHeader(),
    'X-Pagina': window.location.pathname + window.location.search,
    ...(idempotencyKey && {'Idempotency-Key': idempotencyKey}),
  };
}

/** The digests of the previous values of the sent fields. */
export function seenHeader(seen: object, fields: readonly string[]): Record<string, string> {
  const read = fields.filter(field => Object.hasOwn(seen, field));
  return {
    [PREVIOUS_VALUES_HEADER]: JSON.stringify(
      Object.fromEntries(read.map(field => [field, valueDigest(Reflect.get(seen, field))])),
    ),
  };
}

/** Serialises a query: undefined, null and empty values are omitted; values that are no strings are sent as JSON. */
function queryText(query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, unknown][]) {
    if (value === undefined || value === null || value === '') continue;
    search.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return search.toString();
}

const HTTP_METHODS = {GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete'} as const;

const http = createClient<Record<string, Record<Lowercase<Method>, AnyOperation>>>({
  // `globalThis.fetch` is read at every request, so that tests can replace it.
  fetch: request => takePrefetchedAnswer(request) ?? globalThis.fetch(request),
  querySerializer: queryText,
});
http.use({
  onResponse: async ({response}) => {
    if (!response.ok) valueOf(response.status, await response.text());
  },
});

/** The full URL of an endpoint, for requests not sent by `call`. */
export function addressOf(path: string, {path: values = {}, query}: AnyInit = {}): string {
  const search = queryText(query);
  return defaultPathSerializer(path, values) + (search && `?${search}`);
}

/** @throws ApiError for every status outside 2xx, with status 0 without a response; the signal's reason when aborted */
async function ask<As extends 'text' | 'blob'>(method: Method, path: string, init: AnyInit, parseAs: As) {
  const {signal: caller, timeoutMs, body, query, path: values, idempotencyKey, seen, keepalive} = init;
  const send = (signal: AbortSignal) =>
    http.request(HTTP_METHODS[method], path, {
      baseUrl: window.location.origin,
      headers: {
        ...commonHeaders(idempotencyKey),
        ...(seen && typeof body === 'object' && seenHeader(seen, Object.keys(body ?? {}))),
      },
      params: {...(values && {path: values}), ...(query && {query})},
      parseAs,
      signal,
      ...(body !== undefined && {body}),
      ...(keepalive && {keepalive}),
    });
  return withinTime(send, caller, timeoutMs).catch((reason: unknown) => {
    if (caller?.aborted || reason instanceof ApiError) throw reason;
    throw new ApiError(0);
  });
}

/** Sends a request to the API and returns its value. */
export async function call<T>(method: Method, path: string, init: AnyInit = {}): Promise<T> {
  const {data = '', response} = await ask(method, path, init, 'text');
  return valueOf<T>(response.status, data);
}

/** Sends a synchronous GET request, which blocks the page. @throws ApiError, with status 0 without a response */
export function callNow<T>(path: string, init?: AnyInit): T {
  const request = new XMLHttpRequest();
  request.open('GET', addressOf(path, init), false);
  for (const [name, value] of Object.entries(commonHeaders())) request.setRequestHeader(name, value);
  try {
    request.send();
  } catch {
    throw new ApiError(0);
  }
  return valueOf<T>(request.status, request.responseText);
}

/** Downloads a file, which may be large: without a time limit. */
export async function bytes(path: string, init: AnyInit = {}): Promise<Blob> {
  const {data = new Blob()} = await ask('GET', path, {timeoutMs: NO_LIMIT, ...init}, 'blob');
  return data;
}
