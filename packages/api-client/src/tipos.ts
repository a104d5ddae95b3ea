import type {components, paths} from './schema.js';

export type Metodo = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The addresses of the API, as its document declares them. */
export type Caminho = keyof paths;

export type Operacao<C extends Caminho, M extends Metodo> =
  Lowercase<M> extends keyof paths[C] ? paths[C][Lowercase<M>] : never;
type JsonDe<T> = T extends {content: {'application/json': infer Corpo}} ? Corpo : never;
type FormOf<T> = T extends {requestBody: {content: {'multipart/form-data': infer F}}} ? F : never;
type Feita<T> = T extends {responses: infer R} ? R[keyof R & (200 | 201)] : never;

/** What a call answers when it is done. Made from the API document, so a screen cannot expect what is not sent. */
export type RespostaDe<C extends Caminho, M extends Metodo = 'GET'> = JsonDe<Feita<Operacao<C, M>>>;

/** What a call takes as its JSON body. */
export type CorpoDe<C extends Caminho, M extends Metodo = 'POST'> =
  Operacao<C, M> extends {requestBody: infer Corpo} ? JsonDe<Corpo> : never;

/** What a call takes as its form; a file is a Blob. */
export type Form<C extends Caminho, M extends Metodo = 'POST'> = FormOf<Operacao<C, M>>;

/** A shape that the document names. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The addresses that know a method. */
export type PathOf<M extends Metodo> = {[C in Caminho]: [Operacao<C, M> & {}] extends [never] ? never : C}[Caminho];

/** The addresses that take a form with files. */
export type FormPath<M extends Metodo> = {[C in PathOf<M>]: [Form<C, M>] extends [never] ? never : C}[PathOf<M>];

interface FileLink {
  fileLink: string;
}

/** The addresses of the lists. */
export type ListPath = {
  [C in PathOf<'GET'>]: [Extract<RespostaDe<C>, FileLink>] extends [never] ? never : C;
}[PathOf<'GET'>];

/** One row of a list. Where it depends on who asks, all its forms. */
export type Row<C extends ListPath> = Extract<RespostaDe<C>, readonly unknown[]>[number];

/** The addresses that answer with a file. */
export type FilePath = {
  [C in PathOf<'GET'>]: Feita<Operacao<C, 'GET'>> extends {content: {'text/csv': unknown}} ? C : never;
}[PathOf<'GET'>];
