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
 * The API client, typed by the API document: the compiler checks paths, queries, bodies and responses.
 * `client.get('/api/premios/{id}', {path: {id}})`, `client.post('/api/resgatar', {body, idempotencyKey})`.
 * All methods throw ApiError for every status outside 2xx (status 0 without a response, or none within the time limit), and the signal's reason when aborted.
 */
export const client = {
  get: caller('GET'),
  post: caller('POST'),
  put: caller('PUT'),
  patch: caller('PATCH'),
  delete: caller('DELETE'),

  /** Synchronous request for data to print, as printing from the browser's menu does not wait for asynchronous ones. */
  getNow: <C extends PathOf<'GET'>>(path: C, ...[init]: Args<Init<C, 'GET'>>): AnswerOf<C> =>
    callNow<AnswerOf<C>>(path, init),

  /** Requests a page of a list (query `pagina`, `limite`, `filtros` …), whatever the rows' property is called. */
  list: async <C extends ListPath>(path: C, ...[init]: Args<Init<C, 'GET'>>): Promise<Page<Row<C>>> =>
    pageOf<Row<C>>(await call<object>('GET', path, init)),

  /** Downloads a file that requires a session, which a link cannot send. The server chooses the encoding. */
  file: <C extends FilePath>(path: C, ...[init]: Args<Init<C, 'GET'>>): Promise<Blob> => bytes(path, init),

  /** Sends a form with files and reports the progress. */
  upload: <M extends 'POST' | 'PUT', C extends FormPath<M>>(
    method: M,
    path: C,
    init: FormInit<C, M>,
  ): Promise<AnswerOf<C, M>> => send(method, path, formData(init.form as object), init),
};
