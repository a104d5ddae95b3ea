import type {Request} from '@loopback/rest';
import {InvalidRequest} from '../../refusals/refusals';
import {readJson} from './body';
import {refuseHostile} from './json';
import {readMultipart, type ReceivedFile} from './multipart';
import type {Verb} from '../routing/route';
import {runsAs} from '../../metrics/loop-holds';
import {check, checkPath} from './validate';

/** All that a call brought. */
export interface Brought {
  params: unknown;
  query: unknown;
  body: unknown;
  files: ReceivedFile[];
  /** The call itself, for who reads it on its own. */
  request?: Request;
  /** Removes what the call left in the temporary folder. */
  discard(): Promise<void>;
}

const NOTHING = async () => undefined;

/** Reads and checks everything that a call brings, by the route's declaration. */
export async function readInput(request: Request, verb: Verb, pathParams: unknown, tempDir: string): Promise<Brought> {
  if (verb.raw || verb.files) runsAs(request, verb);
  const rawQuery = parseQuery(request.url);
  refuseHostile(pathParams);
  refuseHostile(rawQuery);
  const params = verb.params ? checkPath(verb.params, pathParams) : undefined;
  const query = verb.query ? check(verb.query, rawQuery) : undefined;
  if (verb.raw) return {params, query, body: undefined, files: [], request, discard: NOTHING};
  if (verb.files) return readForm(request, verb, {params, query}, tempDir);
  let body: unknown;
  if (verb.body) {
    body = check(verb.body, (await readJson(request)) ?? {});
  }
  return {params, query, body, files: [], discard: NOTHING};
}

async function readForm(
  request: Request,
  verb: Verb,
  read: {params: unknown; query: unknown},
  tempDir: string,
): Promise<Brought> {
  const isForm = (request.headers['content-type'] ?? '').toLowerCase().startsWith('multipart/');
  if (!isForm || !verb.files) {
    const raw = (await readJson(request)) ?? {};
    return {...read, body: verb.body ? check(verb.body, raw) : undefined, files: [], discard: NOTHING};
  }
  const form = await readMultipart(request, verb.files, tempDir);
  try {
    refuseHostile(form.fields);
    const body = verb.body ? check(verb.body, form.fields) : undefined;
    return {...read, body, files: form.files, discard: form.discard};
  } catch (error) {
    await form.discard();
    throw error;
  }
}

/** No list has as many fields to filter by. */
const MAX_PARAMETERS = 100;

/** One value a name: a name given twice is malformed rather than silently one of them. */
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
