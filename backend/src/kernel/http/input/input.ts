import type {Request} from '@loopback/rest';
import {InvalidRequest} from '../../refusals/refusals';
import {readJson} from './body';
import {refuseHostile} from './json';
import {readMultipart, type ReceivedFile} from './multipart';
import type {Endpoint} from '../routing/define-endpoint';
import {attributeEventsTo} from '../../metrics/event-loop-blocking';
import {typedTexts} from './typed-texts';
import {check, checkPath} from './validate';

/** The validated input of a request. */
export interface ParsedInput {
  params: unknown;
  query: unknown;
  body: unknown;
  files: ReceivedFile[];
  /** The raw request, for handlers that read the body themselves (`raw`). */
  request?: Request;
  /** Deletes the request's temporary files. */
  discard(): Promise<void>;
}

const NOTHING = async () => undefined;

/** Reads and validates all input of a request, as its endpoint declares it. */
export async function readInput(
  request: Request,
  endpoint: Endpoint,
  pathParams: unknown,
  tempDir: string,
): Promise<ParsedInput> {
  if (endpoint.raw || endpoint.files) attributeEventsTo(request, endpoint);
  const rawQuery = parseQuery(request.url);
  refuseHostile(pathParams);
  refuseHostile(rawQuery);
  const params = endpoint.params ? checkPath(endpoint.params, pathParams) : undefined;
  const query = endpoint.query ? check(endpoint.query, typedTexts(rawQuery)) : undefined;
  if (endpoint.raw) return {params, query, body: undefined, files: [], request, discard: NOTHING};
  if (endpoint.files) return readForm(request, endpoint, {params, query}, tempDir);
  let body: unknown;
  if (endpoint.body) {
    body = check(endpoint.body, typedTexts((await readJson(request)) ?? {}));
  }
  return {params, query, body, files: [], discard: NOTHING};
}

async function readForm(
  request: Request,
  endpoint: Endpoint,
  read: {params: unknown; query: unknown},
  tempDir: string,
): Promise<ParsedInput> {
  const isForm = (request.headers['content-type'] ?? '').toLowerCase().startsWith('multipart/');
  if (!isForm || !endpoint.files) {
    const raw = (await readJson(request)) ?? {};
    return {
      ...read,
      body: endpoint.body ? check(endpoint.body, typedTexts(raw)) : undefined,
      files: [],
      discard: NOTHING,
    };
  }
  const form = await readMultipart(request, endpoint.files, tempDir);
  try {
    refuseHostile(form.fields);
    const body = endpoint.body ? check(endpoint.body, typedTexts(form.fields)) : undefined;
    return {...read, body, files: form.files, discard: form.discard};
  } catch (error) {
    await form.discard();
    throw error;
  }
}

/** Upper bound of query parameters; no list has as many fields to filter by. */
const MAX_PARAMETERS = 100;

/** A query parameter that is given twice is refused rather than one of its values being chosen silently. */
function parseQuery(url: string): Record<string, string> {
  const start = url.indexOf('?');
  if (start < 0) return {};
  const query = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(url.slice(start + 1))) {
    if (query.has(key)) throw InvalidRequest({erro: `Parâmetro repetido: ${key}`});
    if (query.size === MAX_PARAMETERS) throw InvalidRequest({erro: 'O pedido tem parâmetros demais.'});
    query.set(key, value);
  }
  return Object.fromEntries(query);
}
