import type {IncomingMessage} from 'node:http';
import type {z, ZodType} from 'zod';
import {ROUTES} from '@clube/domain';
import type {RefusalBody, RefusalKind} from '../../refusals/refusals';
import type {Answer, Streamed} from '../output/answer';
import type {ReceivedFile, FileLimits} from '../input/multipart';

/** `timeoutMs` of a call that goes through very many rows before it answers: a million lines on a busy machine. */
export const LONG_CALL_MS = 15 * 60_000;

/** Input, response and refusals of an endpoint. TypeScript types, request parsing and the OpenAPI document are derived from it. */
export interface EndpointOptions {
  summary: string;
  description?: string;
  tag?: string;
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
  /** Schema of the JSON response body. Absent when the response is a file (`produces`) or empty (204). */
  answer?: ZodType;
  /** Content type(s) of a response that is not JSON. */
  produces?: string | readonly string[];
  status?: 200 | 201;
  files?: FileLimits;
  refuses?: RefusalKind[];
  /** Content type of a request body that the method reads itself as a stream; nothing is parsed or limited before. */
  raw?: string;
  /** The response carries a secret such as a token, so it is never compressed, here or by a proxy (BREACH). */
  secret?: boolean;
  /** Milliseconds until the response, where more than the idle timeout of connections is needed. */
  timeoutMs?: number;
  /** The route honours Idempotency-Key. */
  idempotent?: boolean;
}

export interface Endpoint extends EndpointOptions {
  method: string;
  path: string;
}

/** "METHOD /path", with path parameters in braces. */
export type EndpointAddress = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;

type NamesIn<A extends string> = A extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
/** A path with parameters requires a `params` schema with the same names. */
type ParamsOf<A extends string> = [NamesIn<A>] extends [never]
  ? {params?: undefined}
  : {params: ZodType<Record<NamesIn<A>, unknown>>};

export type EndpointDefinition<O extends EndpointOptions = EndpointOptions> = O & {
  readonly method: string;
  readonly path: string;
};

const declared = new Map<string, Endpoint>();

export const endpointKey = (method: string, path: string): string => `${method.toUpperCase()} ${path}`;
const definedEndpoints = (): string[] => [...declared.keys()];

/** `defineEndpoint` without its types: for endpoints whose options are computed at boot. */
export function defineUntypedEndpoint(address: EndpointAddress, options: EndpointOptions): EndpointDefinition {
  const [method = '', path = ''] = address.split(' ');
  const made = {...options, method, path};
  declared.set(endpointKey(method, path), made);
  return made;
}

/** Defines an endpoint, its input and its response in one place. A controller method handles it by `@endpoint`. */
export function defineEndpoint<A extends EndpointAddress, O extends EndpointOptions & ParamsOf<A>>(
  address: A,
  options: O,
): EndpointDefinition<O> {
  return defineUntypedEndpoint(address, options) as EndpointDefinition<O>;
}

type Read<O, Part extends 'params' | 'query' | 'body'> =
  O extends Record<Part, infer Schema extends ZodType> ? Readonly<Record<Part, z.output<Schema>>> : unknown;

/** The validated input that a handler receives: the parts that its endpoint declares. */
export type Input<O> = Read<O, 'params'> &
  Read<O, 'query'> &
  Read<O, 'body'> &
  (O extends {files: FileLimits} ? {readonly files: ReceivedFile[]} : unknown) &
  (O extends {raw: string} ? {readonly request: IncomingMessage} : unknown);

/**
 * What a handler may return: a value that matches the response schema (which only checks and never transforms). With
 * `idempotent`, a stored response may also be a refusal.
 */
type Answered<O> = O extends {produces: string | readonly string[]}
  ? Answer<Streamed>
  : O extends {answer: infer Schema extends ZodType}
    ? z.output<Schema> | Answer<z.output<Schema> | (O extends {idempotent: true} ? RefusalBody : never)>
    : void;

/** A controller method that handles the endpoint. */
export type HandlerOf<O> = (input: Input<O>) => Answered<O> | Promise<Answered<O>>;

/**
 * Throws at boot when an endpoint has no row in the permission table, a row has no endpoint, or no method handles an endpoint. So
 * no endpoint is open by accident.
 */
export function assertEndpointsMatchPermissions(served: {method: string; path: string}[]): void {
  const routes = new Set(served.map(({method, path}) => endpointKey(method, path)));
  const rows = new Set(ROUTES.map(([method, path]) => endpointKey(method, path)));
  const faults = [
    ...[...routes].filter(route => !rows.has(route)).map(route => `rota sem linha na tabela de permissões: ${route}`),
    ...[...rows].filter(row => !routes.has(row)).map(row => `linha da tabela de permissões sem rota: ${row}`),
    ...definedEndpoints()
      .filter(route => !routes.has(route))
      .map(route => `rota declarada que nenhum método atende: ${route}`),
  ];
  if (faults.length > 0) throw new Error(`As rotas e a tabela de permissões diferem:\n${faults.join('\n')}`);
}
