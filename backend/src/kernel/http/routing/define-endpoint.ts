import type {IncomingMessage} from 'node:http';
import type {z, ZodType} from 'zod';
import {ROUTES} from '@clube/domain';
import type {RefusalBody, RefusalKind} from '../../refusals/refusals';
import type {Answer, Streamed} from '../output/answer';
import type {ReceivedFile, FileLimits} from '../input/multipart';

/** What an endpoint takes, answers and refuses: read by the compiler, by the sequence (parsing) and by the API document. */
export interface EndpointOptions {
  summary: string;
  description?: string;
  tag?: string;
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
  /** The answer's shape. Absent with `produces` (a file) or 204. */
  answer?: ZodType;
  /** A content type other than JSON that the route answers. */
  produces?: string | readonly string[];
  status?: 200 | 201;
  files?: FileLimits;
  refuses?: RefusalKind[];
  /** The method reads the call itself, of which nothing is read before: bytes of this content type, as many as there are. */
  raw?: string;
  /** The answer carries a token or the like: it is not packed, and no proxy may pack it. */
  secret?: boolean;
  /** What the call may take until it answers, in ms, where that is longer than a connection may stand still. */
  timeoutMs?: number;
  /** The route honours Idempotency-Key. */
  idempotent?: boolean;
}

export interface Endpoint extends EndpointOptions {
  method: string;
  path: string;
}

/** "METHOD /path", with the path's names in braces. */
export type EndpointAddress = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;

type NamesIn<A extends string> = A extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
/** A path that names something has to say what that is. */
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

/** Defines an endpoint whose parts are made at boot, so that no type can follow them: see `defineEndpoint`. */
export function defineUntypedEndpoint(address: EndpointAddress, options: EndpointOptions): EndpointDefinition {
  const [method = '', path = ''] = address.split(' ');
  const made = {...options, method, path};
  declared.set(endpointKey(method, path), made);
  return made;
}

/**
 * Defines an endpoint: what it takes and what it answers, once, for everything that has to know. A controller's method handles it
 * by `@endpoint`.
 */
export function defineEndpoint<A extends EndpointAddress, O extends EndpointOptions & ParamsOf<A>>(
  address: A,
  options: O,
): EndpointDefinition<O> {
  return defineUntypedEndpoint(address, options) as EndpointDefinition<O>;
}

type Read<O, Part extends 'params' | 'query' | 'body'> =
  O extends Record<Part, infer Schema extends ZodType> ? Readonly<Record<Part, z.output<Schema>>> : unknown;

/** What the method of a route receives, checked: the parts that the route declares and no others. */
export type Input<O> = Read<O, 'params'> &
  Read<O, 'query'> &
  Read<O, 'body'> &
  (O extends {files: FileLimits} ? {readonly files: ReceivedFile[]} : unknown) &
  (O extends {raw: string} ? {readonly request: IncomingMessage} : unknown);

/** What the method of a route may answer: what the schema lets out, for it changes nothing. A kept answer may be a refusal. */
type Answered<O> = O extends {produces: string | readonly string[]}
  ? Answer<Streamed>
  : O extends {answer: infer Schema extends ZodType}
    ? z.output<Schema> | Answer<z.output<Schema> | (O extends {idempotent: true} ? RefusalBody : never)>
    : void;

/** A method that handles the endpoint. */
export type HandlerOf<O> = (input: Input<O>) => Answered<O> | Promise<Answered<O>>;

/**
 * Fails boot when an endpoint has no row in the permission table, or a row has no endpoint: nothing is open by accident. An
 * endpoint that is defined and that no method handles fails it too.
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
