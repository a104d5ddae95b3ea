import type {Args, FormInit, Init} from './calls.js';
import {bytes, call, callNow} from './http.js';
import type {FilePath, FormPath, ListPath, Method, PathOf, AnswerOf, Row} from './types.js';
import {pageOf, type Page} from './page.js';
import {formData, send} from './upload.js';

type Call<M extends Method> = <C extends PathOf<M>>(path: C, ...args: Args<Init<C, M>>) => Promise<AnswerOf<C, M>>;

const caller =
  <M extends Method>(method: M): Call<M> =>
  (path, ...[init]) =>
    call(method, path, init);

/**
 * The API as its document describes it: addresses, queries, bodies and answers are the compiler's to check.
 * `client.get('/api/premios/{id}', {path: {id}})`, `client.post('/api/resgatar', {body, idempotencyKey})`.
 * All of them throw ApiError for every answer outside 2xx (status 0 when none came), and what `signal` was aborted with.
 */
export const client = {
  get: caller('GET'),
  post: caller('POST'),
  put: caller('PUT'),
  patch: caller('PATCH'),
  delete: caller('DELETE'),

  /** What the browser prints next: printing from its menu waits for nothing that takes its time. */
  getNow: <C extends PathOf<'GET'>>(path: C, ...[init]: Args<Init<C, 'GET'>>): AnswerOf<C> =>
    callNow<AnswerOf<C>>(path, init),

  /** A list in the product's own dialect (`pagina`, `limite`, `filtros` …), under whatever name its rows come. */
  list: async <C extends ListPath>(path: C, ...[init]: Args<Init<C, 'GET'>>): Promise<Page<Row<C>>> =>
    pageOf<Row<C>>(await call<object>('GET', path, init)),

  /** A file that needs our sessions, which a link cannot send. Its bytes as they came: the encoding is the server's choice. */
  file: <C extends FilePath>(path: C, ...[init]: Args<Init<C, 'GET'>>): Promise<Blob> => bytes(path, init),

  /** Sends a form with files and reports the progress. */
  upload: <M extends 'POST' | 'PUT', C extends FormPath<M>>(
    method: M,
    path: C,
    init: FormInit<C, M>,
  ): Promise<AnswerOf<C, M>> => send(method, path, formData(init.form as object), init),
};
