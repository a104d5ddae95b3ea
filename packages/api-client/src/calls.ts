import type {Path, BodyOf, Form, Method, Operation} from './types.js';

// Strings in paths and queries may be given as any value with that text, such as a number or a boolean, and in a
// query as an object, which is sent as JSON. Filters have the names of the query's fields, and two bounds for each.
type Written<T> = string extends T ? unknown : T;
type Filters<Q> = {[K in (keyof Q & string) | `${keyof Q & string}_gte` | `${keyof Q & string}_lte` | 'q']?: unknown};
type Query<Q> = {[K in keyof Q]: K extends 'filtros' | 'filter' ? Filters<Q> : Written<Q[K]>};
type PathValues<P> = {[K in keyof P]: string | number};

type Parameters<O> = O extends {parameters: infer P} ? P : never;

type PathPart<P> = P extends {path: infer Values} ? {path: PathValues<Values>} : unknown;
type QueryPart<P> = P extends {query: infer Q}
  ? {query: Query<Q>}
  : P extends {query?: infer Q}
    ? [Q & {}] extends [never]
      ? unknown
      : {query?: Query<Q & {}>}
    : unknown;
/**
 * `idempotencyKey`: a repeated request gets the first response again. `seen`: the record on which the change is based, so that
 * changes by other persons are not overwritten. Only for endpoints that declare these headers in the API document.
 */
type HeaderPart<P> = P extends {header?: infer H}
  ? [H & {}] extends [never]
    ? unknown
    : ('Idempotency-Key' extends keyof (H & {}) ? {idempotencyKey?: string} : unknown) &
        ('X-Antes' extends keyof (H & {}) ? {seen?: object} : unknown)
  : unknown;
type BodyPart<C extends Path, M extends Method> = [BodyOf<C, M>] extends [never] ? unknown : {body: BodyOf<C, M>};

type Common<C extends Path, M extends Method> = PathPart<Parameters<Operation<C, M>>> &
  QueryPart<Parameters<Operation<C, M>>> &
  HeaderPart<Parameters<Operation<C, M>>> & {
    signal?: AbortSignal;
    /** Time limit in ms; a minute by default, none for files. */
    timeoutMs?: number;
    /** The request may outlive its page. */
    keepalive?: boolean;
  };

/** The options of a request: `path`, `query`, `body`, `idempotencyKey`, each if the API document has it. */
export type Init<C extends Path, M extends Method> = Common<C, M> & BodyPart<C, M>;

/** The options of a multipart request. */
export type FormInit<C extends Path, M extends Method> = Common<C, M> & {
  form: Form<C, M>;
  /** Called with the progress of the upload, from 0 to 1. */
  onProgress?: (part: number) => void;
};

/** Makes the options argument optional if none of its properties is required. */
export type Args<T> = Record<string, never> extends T ? [init?: T] : [init: T];
