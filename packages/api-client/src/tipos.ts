import type {paths} from './schema.js';
import type {Metodo} from './client.js';

/** The addresses of the API, as its document declares them. */
export type Caminho = keyof paths;

type Operacao<C extends Caminho, M extends Metodo> =
  Lowercase<M> extends keyof paths[C] ? paths[C][Lowercase<M>] : never;
type JsonDe<T> = T extends {content: {'application/json': infer Corpo}} ? Corpo : never;
type Feita<T> = T extends {responses: infer R} ? R[keyof R & (200 | 201)] : never;

/** What a call answers when it is done. Made from the API document, so a screen cannot expect what is not sent. */
export type RespostaDe<C extends Caminho, M extends Metodo = 'GET'> = JsonDe<Feita<Operacao<C, M>>>;

/** What a call takes as its JSON body. */
export type CorpoDe<C extends Caminho, M extends Metodo = 'POST'> =
  Operacao<C, M> extends {requestBody: infer Corpo} ? JsonDe<Corpo> : never;
