import type {components, paths} from './generated/schema.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The addresses of the API, as its document declares them. */
export type Path = keyof paths;

export type Operation<C extends Path, M extends Method> =
  Lowercase<M> extends keyof paths[C] ? paths[C][Lowercase<M>] : never;
type JsonOf<T> = T extends {content: {'application/json': infer Body}} ? Body : never;
type FormOf<T> = T extends {requestBody: {content: {'multipart/form-data': infer F}}} ? F : never;
type Done<T> = T extends {responses: infer R} ? R[keyof R & (200 | 201)] : never;

/** What a call answers when it is done. Made from the API document, so a screen cannot expect what is not sent. */
export type AnswerOf<C extends Path, M extends Method = 'GET'> = JsonOf<Done<Operation<C, M>>>;

/** What a call takes as its JSON body. */
export type BodyOf<C extends Path, M extends Method = 'POST'> =
  Operation<C, M> extends {requestBody: infer Body} ? JsonOf<Body> : never;

/** What a call takes as its form; a file is a Blob. */
export type Form<C extends Path, M extends Method = 'POST'> = FormOf<Operation<C, M>>;

/** A shape that the document names. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The addresses that know a method. */
export type PathOf<M extends Method> = {[C in Path]: [Operation<C, M> & {}] extends [never] ? never : C}[Path];

/** The addresses that take a form with files. */
export type FormPath<M extends Method> = {[C in PathOf<M>]: [Form<C, M>] extends [never] ? never : C}[PathOf<M>];

interface FileLink {
  fileLink: string;
}

/** The addresses of the lists. */
export type ListPath = {
  [C in PathOf<'GET'>]: [Extract<AnswerOf<C>, FileLink>] extends [never] ? never : C;
}[PathOf<'GET'>];

/** One row of a list. Where it depends on who asks, all its forms. */
export type Row<C extends ListPath> = Extract<AnswerOf<C>, readonly unknown[]>[number];

/** The addresses that answer with a file. */
export type FilePath = {
  [C in PathOf<'GET'>]: Done<Operation<C, 'GET'>> extends
    | {content: {'text/csv': unknown}}
    | {content: {'application/pdf': unknown}}
    ? C
    : never;
}[PathOf<'GET'>];
