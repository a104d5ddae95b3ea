import {z} from 'zod';
import {Answer, jsonText, streamed, type Streamed} from '../../../kernel/http/output/answer';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {idParam} from '../../../kernel/http/routing/shapes';
import {endpoint} from '../../../kernel/http/routing/endpoint';
import {idempotent} from '../../../kernel/idempotency';
import type {Database} from '../../../kernel/persistence/database';

// Never run, only compiled: methods that are valid under `@endpoint`, and invalid ones. The compiler also reports an expected
// error that does not occur.

const row = z.object({id: z.int(), nome: z.string()});
const summary = 'Para o compilador';

const read = defineEndpoint('GET /api/tipos/{id}', {summary, params: idParam, answer: row});
const list = defineEndpoint('GET /api/tipos', {
  summary,
  query: z.strictObject({busca: z.string().optional()}),
  answer: z.array(row),
});
const create = defineEndpoint('POST /api/tipos', {
  summary,
  body: z.strictObject({nome: z.string().max(9)}),
  answer: row,
  status: 201,
});
const send = defineEndpoint('POST /api/tipos/arquivo', {
  summary,
  files: {fields: ['arquivo'], maxFiles: 1, bytes: 10},
  answer: row,
});
const remover = defineEndpoint('DELETE /api/tipos/{id}', {summary, params: idParam});
const download = defineEndpoint('GET /api/tipos/baixar', {summary, produces: 'text/csv'});
const pay = defineEndpoint('POST /api/tipos/pagar', {summary, answer: row, idempotent: true});

const done = {id: 1, nome: 'um'};
declare const csv: Streamed;
declare const db: Database;

export class Compiles {
  @endpoint(read)
  read({params}: Input<typeof read>) {
    return {id: params.id, nome: 'um'};
  }

  /** The parameter may have another type with only some of the declared properties. */
  @endpoint(read)
  async readPart({params: {id}}: {params: {id: number}}) {
    return {id, nome: 'um'};
  }

  @endpoint(list)
  async list({query}: Input<typeof list>) {
    return [{id: 1, nome: query.busca ?? ''}];
  }

  @endpoint(list)
  ready() {
    return jsonText<{id: number; nome: string}[]>('[]');
  }

  @endpoint(create)
  create({body}: Input<typeof create>) {
    return new Answer({value: {id: 1, nome: body.nome}});
  }

  @endpoint(send)
  send({files}: Input<typeof send>) {
    return {id: files.length, nome: 'um'};
  }

  @endpoint(remover)
  async remover(_: Input<typeof remover>) {}

  @endpoint(download)
  download(): Answer<Streamed> {
    return streamed(csv);
  }

  @endpoint(pay)
  pay() {
    return idempotent(db, 'x', {}, async () => done);
  }
}

export class DoesNotCompile {
  // @ts-expect-error: the id is a number
  @endpoint(read)
  otherType(_: {params: {id: string}}) {
    return done;
  }

  // @ts-expect-error: the path names no code
  @endpoint(read)
  otherName(_: {params: {codigo: number}}) {
    return done;
  }

  // @ts-expect-error: the query's search may be absent
  @endpoint(list)
  otherQuery(_: {query: {busca: string}}) {
    return [done];
  }

  // @ts-expect-error: no body is declared
  @endpoint(read)
  noBody(_: {body: {nome: string}}) {
    return done;
  }

  // @ts-expect-error: the body's name is text
  @endpoint(create)
  otherBody(_: {body: {nome: number}}) {
    return done;
  }

  // @ts-expect-error: the input is another route's
  @endpoint(read)
  ofAnother(_: Input<typeof create>) {
    return done;
  }

  // @ts-expect-error: no files are declared
  @endpoint(create)
  noFiles(_: {files: unknown[]}) {
    return done;
  }

  // @ts-expect-error: the response's name is text
  @endpoint(read)
  otherAnswer() {
    return {id: 1, nome: 2};
  }

  // @ts-expect-error: the same behind a promise
  @endpoint(read)
  async incompleteAnswer() {
    return {id: 1};
  }

  // @ts-expect-error: a row is no list of rows
  @endpoint(list)
  onlyOne() {
    return done;
  }

  // @ts-expect-error: a response is declared, and none is returned
  @endpoint(read)
  noAnswer() {}

  // @ts-expect-error: no response is declared
  @endpoint(remover)
  tooMuchAnswer() {
    return done;
  }

  // @ts-expect-error: JSON text of another shape
  @endpoint(list)
  otherText() {
    return jsonText<{id: number}>('{}');
  }

  // @ts-expect-error: JSON text without a type
  @endpoint(list)
  anyText() {
    const text = jsonText('{}');
    return text;
  }

  // @ts-expect-error: a stream where JSON is declared
  @endpoint(list)
  streamedAnswer() {
    return streamed(csv);
  }

  // @ts-expect-error: JSON where a file is declared
  @endpoint(download)
  jsonForFile() {
    return done;
  }

  // @ts-expect-error: stored responses may be errors, and this endpoint does not declare that they are stored
  @endpoint(read)
  stored() {
    return idempotent(db, 'x', {}, async () => done);
  }
}

// @ts-expect-error: the path names an id that is not declared
defineEndpoint('GET /api/tipos/{id}/nome', {summary, answer: row});
// @ts-expect-error: the path names no id
defineEndpoint('GET /api/tipos/nomes', {summary, params: idParam, answer: row});
// @ts-expect-error: no such method
defineEndpoint('GOT /api/tipos/nomes', {summary, answer: row});
