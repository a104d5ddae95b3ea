import {operation} from '@loopback/openapi-v3';
import {injectable, BindingScope} from '@loopback/core';
import type {z, ZodType} from 'zod';
import type {TipoRecusa} from '../errors';
import type {ArquivoRecebido, LimitesArquivos} from './multipart';

/** What a route takes, gives and refuses: read by the sequence (parsing) and by the API document. */
export interface VerbOptions {
  summary: string;
  description?: string;
  tag?: string;
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
  /** The answer's shape. Absent with `produces` (a file) or 204. */
  answer?: ZodType;
  /** A content type other than JSON that the route answers. */
  produces?: string;
  status?: 200 | 201;
  files?: LimitesArquivos;
  refuses?: TipoRecusa[];
  /** The answer carries a token or the like: it is not packed, and no proxy may pack it. */
  secret?: boolean;
  /** The route honours Idempotency-Key. */
  idempotent?: boolean;
}

export interface Verb extends VerbOptions {
  method: string;
  path: string;
}

type Parsed<T> = T extends ZodType ? z.infer<T> : undefined;

/** What a controller method receives, checked and typed from its declaration. */
export interface Entrada<P = undefined, Q = undefined, B = undefined> {
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  files: ArquivoRecebido[];
}

const verbs = new Map<string, Verb>();

export const verbKey = (method: string, path: string): string => `${method.toUpperCase()} ${path}`;

export const findVerb = (method: string, path: string): Verb | undefined => verbs.get(verbKey(method, path));

export function declareVerb(route: string, options: VerbOptions): Verb {
  const [method = '', path = ''] = route.split(' ');
  const verb = {...options, method, path};
  verbs.set(route, verb);
  return verb;
}

/** `@verb('POST /api/resgatar', {...})`: declares the route once, for LoopBack, the parser and the API document. */
export function verb(route: string, options: VerbOptions): MethodDecorator {
  const {method, path, summary} = declareVerb(route, options);
  const decorate = operation(method.toLowerCase(), path, {summary, responses: {}});
  return (target, key, descriptor) =>
    void decorate(target, key as string, descriptor as TypedPropertyDescriptor<unknown>);
}

/** Controllers keep no state, so one instance serves every request. */
export const controller = (): ClassDecorator => injectable({scope: BindingScope.SINGLETON});
