import {PREVIOUS_VALUES_HEADER, valueDigest} from '@clube/domain';
import createClient, {defaultPathSerializer} from 'openapi-fetch';
import {valueOf} from './answer.js';
import {takePrefetchedAnswer} from './prefetch.js';
import {ApiError} from './error.js';
import {sessionsHeader} from './sessions.js';
import type {Method} from './types.js';

/** What a call may be given, whichever it is. What each one takes is in the types of calls.ts. */
export interface AnyInit {
  path?: Record<string, string | number>;
  query?: object;
  body?: unknown;
  /** Makes a repeated request give the first answer again. */
  idempotencyKey?: string;
  /** The record as it was seen before this change. */
  seen?: object;
  signal?: AbortSignal;
  keepalive?: boolean;
}

interface AnyOperation {
  parameters: {path?: Record<string, unknown>; query?: object};
  requestBody?: {content: {'application/json': unknown}};
  responses: {200: {content: {'application/json': unknown}}};
}

/** The headers that every call carries. */
export function commonHeaders(idempotencyKey?: string): Record<string, string> {
  return {
    Accept: 'application/json',
    Authorization: sessionsHeader(),
    'X-Pagina': window.location.pathname + window.location.search,
    ...(idempotencyKey && {'Idempotency-Key': idempotencyKey}),
  };
}

/** By field that is sent, the digest of the value that was seen. */
export function seenHeader(seen: object, fields: readonly string[]): Record<string, string> {
  const read = fields.filter(field => Object.hasOwn(seen, field));
  return {
    [PREVIOUS_VALUES_HEADER]: JSON.stringify(
      Object.fromEntries(read.map(field => [field, valueDigest(Reflect.get(seen, field))])),
    ),
  };
}

/** A query as text: what is undefined, null or empty is left out, what is no text travels as JSON. */
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
  // Looked up at every call, so that a test can put its own in the place of the browser's.
  fetch: request => takePrefetchedAnswer(request) ?? globalThis.fetch(request),
  querySerializer: queryText,
});
http.use({
  onResponse: async ({response}) => {
    if (!response.ok) valueOf(response.status, await response.text());
  },
});

/** The full address of a call, for what is not sent by `call`. */
export function addressOf(path: string, {path: values = {}, query}: AnyInit = {}): string {
  const search = queryText(query);
  return defaultPathSerializer(path, values) + (search && `?${search}`);
}

/** @throws ApiError for every answer outside 2xx, and with status 0 when none came; what `signal` aborts throws its reason */
async function ask<As extends 'text' | 'blob'>(method: Method, path: string, init: AnyInit, parseAs: As) {
  const {signal, body, query, path: values, idempotencyKey, seen, keepalive} = init;
  return http
    .request(HTTP_METHODS[method], path, {
      baseUrl: window.location.origin,
      headers: {
        ...commonHeaders(idempotencyKey),
        ...(seen && typeof body === 'object' && seenHeader(seen, Object.keys(body ?? {}))),
      },
      params: {...(values && {path: values}), ...(query && {query})},
      parseAs,
      ...(body !== undefined && {body}),
      ...(signal && {signal}),
      ...(keepalive && {keepalive}),
    })
    .catch((reason: unknown) => {
      if (signal?.aborted || reason instanceof ApiError) throw reason;
      throw new ApiError(0);
    });
}

/** One call of the API. */
export async function call<T>(method: Method, path: string, init: AnyInit = {}): Promise<T> {
  const {data = '', response} = await ask(method, path, init, 'text');
  return valueOf<T>(response.status, data);
}

/** One call that nothing is done beside: the page stands still until it is answered. @throws ApiError, with status 0 when no answer came */
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

/** The bytes of an answer that is a file. */
export async function bytes(path: string, init: AnyInit = {}): Promise<Blob> {
  const {data = new Blob()} = await ask('GET', path, init, 'blob');
  return data;
}
