import type {components, paths} from './generated/schema.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The paths of the API document. */
export type Path = keyof paths;

export type Operation<C extends Path, M extends Method> =
  Lowercase<M> extends keyof paths[C] ? paths[C][Lowercase<M>] : never;
type JsonOf<T> = T extends {content: {'application/json': infer Body}} ? Body : never;
type FormOf<T> = T extends {requestBody: {content: {'multipart/form-data': infer F}}} ? F : never;
type Done<T> = T extends {responses: infer R} ? R[keyof R & (200 | 201)] : never;

/** The JSON body of an endpoint's success response. */
export type AnswerOf<C extends Path, M extends Method = 'GET'> = JsonOf<Done<Operation<C, M>>>;

/** The JSON body of an endpoint's request. */
export type BodyOf<C extends Path, M extends Method = 'POST'> =
  Operation<C, M> extends {requestBody: infer Body} ? JsonOf<Body> : never;

/** The form fields of an endpoint's request; files are Blobs. */
export type Form<C extends Path, M extends Method = 'POST'> = FormOf<Operation<C, M>>;

/** A named schema of the API document. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The paths that have this method. */
export type PathOf<M extends Method> = {[C in Path]: [Operation<C, M> & {}] extends [never] ? never : C}[Path];

/** The paths that accept multipart forms. */
export type FormPath<M extends Method> = {[C in PathOf<M>]: [Form<C, M>] extends [never] ? never : C}[PathOf<M>];

interface FileLink {
  fileLink: string;
}

/** The paths of the lists. */
export type ListPath = {
  [C in PathOf<'GET'>]: [Extract<AnswerOf<C>, FileLink>] extends [never] ? never : C;
}[PathOf<'GET'>];

/** One row of a list; a union if it depends on the caller. */
export type Row<C extends ListPath> = Extract<AnswerOf<C>, readonly unknown[]>[number];

/** The paths that return a file. */
export type FilePath = {
  [C in PathOf<'GET'>]: Done<Operation<C, 'GET'>> extends
    | {content: {'text/csv': unknown}}
    | {content: {'application/pdf': unknown}}
    ? C
    : never;
}[PathOf<'GET'>];
