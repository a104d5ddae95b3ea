import type {Path, BodyOf, Form, Method, Operation} from './types.js';

// What the document gives as text in a path or a query may be whatever becomes that text: a number, a flag, and in a
// query an object, which travels as JSON. A filter's names are those of the query, with their two bounds.
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
 * `idempotencyKey` makes a repeated request give the first answer again; `seen` is the record that the change was made on, so that what
 * another person changed meanwhile is not overwritten. For the calls that the document declares so.
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
    /** May outlive the page that sends it. */
    keepalive?: boolean;
  };

/** What a call is given beside its address: `path`, `query`, `body`, `idempotencyKey`, each where the document has it. */
export type Init<C extends Path, M extends Method> = Common<C, M> & BodyPart<C, M>;

/** What the sending of a form is given. */
export type FormInit<C extends Path, M extends Method> = Common<C, M> & {
  form: Form<C, M>;
  /** Called with the progress of the upload, from 0 to 1. */
  onProgress?: (part: number) => void;
};

/** May be left out where nothing in it is needed. */
export type Args<T> = Record<string, never> extends T ? [init?: T] : [init: T];
