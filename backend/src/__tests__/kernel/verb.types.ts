import {z} from 'zod';
import {Resposta, jsonText, streamed, type Streamed} from '../../kernel/http/answer';
import {route, type Input} from '../../kernel/http/route';
import {idParam} from '../../kernel/http/shapes';
import {verb} from '../../kernel/http/verb';
import {idempotent} from '../../kernel/idempotency';
import type {Database} from '../../kernel/persistence/database';

// Held by the compiler alone and never run: what may stand under `@verb`, and what does not compile. Where an error is
// expected and none comes, the compiler complains of that.

const linha = z.object({id: z.int(), nome: z.string()});
const summary = 'Para o compilador';

const ler = route('GET /api/tipos/{id}', {summary, params: idParam, answer: linha});
const listar = route('GET /api/tipos', {
  summary,
  query: z.strictObject({busca: z.string().optional()}),
  answer: z.array(linha),
});
const criar = route('POST /api/tipos', {
  summary,
  body: z.strictObject({nome: z.string().max(9)}),
  answer: linha,
  status: 201,
});
const enviar = route('POST /api/tipos/arquivo', {
  summary,
  files: {campos: ['arquivo'], maximo: 1, bytes: 10},
  answer: linha,
});
const remover = route('DELETE /api/tipos/{id}', {summary, params: idParam});
const baixar = route('GET /api/tipos/baixar', {summary, produces: 'text/csv'});
const pagar = route('POST /api/tipos/pagar', {summary, answer: linha, idempotent: true});

const feita = {id: 1, nome: 'um'};
declare const csv: Streamed;
declare const db: Database;

export class Compila {
  @verb(ler)
  ler({params}: Input<typeof ler>) {
    return {id: params.id, nome: 'um'};
  }

  /** Less than what is declared may be taken, by a type of its own. */
  @verb(ler)
  async parte({params: {id}}: {params: {id: number}}) {
    return {id, nome: 'um'};
  }

  @verb(listar)
  async listar({query}: Input<typeof listar>) {
    return [{id: 1, nome: query.busca ?? ''}];
  }

  @verb(listar)
  pronta() {
    return jsonText<{id: number; nome: string}[]>('[]');
  }

  @verb(criar)
  criar({body}: Input<typeof criar>) {
    return new Resposta({value: {id: 1, nome: body.nome}});
  }

  @verb(enviar)
  enviar({files}: Input<typeof enviar>) {
    return {id: files.length, nome: 'um'};
  }

  @verb(remover)
  async remover(_: Input<typeof remover>) {}

  @verb(baixar)
  baixar(): Resposta<Streamed> {
    return streamed(csv);
  }

  @verb(pagar)
  pagar() {
    return idempotent(db, 'x', {}, async () => feita);
  }
}

export class NaoCompila {
  // @ts-expect-error: the id is a number
  @verb(ler)
  outroTipo(_: {params: {id: string}}) {
    return feita;
  }

  // @ts-expect-error: the path names no code
  @verb(ler)
  outroNome(_: {params: {codigo: number}}) {
    return feita;
  }

  // @ts-expect-error: the query's search may be absent
  @verb(listar)
  outraBusca(_: {query: {busca: string}}) {
    return [feita];
  }

  // @ts-expect-error: no body is declared
  @verb(ler)
  semCorpo(_: {body: {nome: string}}) {
    return feita;
  }

  // @ts-expect-error: the body's name is text
  @verb(criar)
  outroCorpo(_: {body: {nome: number}}) {
    return feita;
  }

  // @ts-expect-error: the input is another route's
  @verb(ler)
  deOutra(_: Input<typeof criar>) {
    return feita;
  }

  // @ts-expect-error: no files are declared
  @verb(criar)
  semArquivos(_: {files: unknown[]}) {
    return feita;
  }

  // @ts-expect-error: the answer's name is text
  @verb(ler)
  outraResposta() {
    return {id: 1, nome: 2};
  }

  // @ts-expect-error: the same behind a promise
  @verb(ler)
  async respostaIncompleta() {
    return {id: 1};
  }

  // @ts-expect-error: a row is no list of rows
  @verb(listar)
  umaSo() {
    return feita;
  }

  // @ts-expect-error: the answer is declared, and none is given
  @verb(ler)
  semResposta() {}

  // @ts-expect-error: no answer is declared
  @verb(remover)
  respostaDemais() {
    return feita;
  }

  // @ts-expect-error: JSON text of another shape
  @verb(listar)
  outroTexto() {
    return jsonText<{id: number}>('{}');
  }

  // @ts-expect-error: JSON text that says nothing of its shape
  @verb(listar)
  qualquerTexto() {
    const texto = jsonText('{}');
    return texto;
  }

  // @ts-expect-error: a stream where JSON is declared
  @verb(listar)
  corrente() {
    return streamed(csv);
  }

  // @ts-expect-error: JSON where a file is declared
  @verb(baixar)
  jsonPorArquivo() {
    return feita;
  }

  // @ts-expect-error: answers that are kept may be refusals, and this route declares none to be kept
  @verb(ler)
  guardada() {
    return idempotent(db, 'x', {}, async () => feita);
  }
}

// @ts-expect-error: the path names an id that is not declared
route('GET /api/tipos/{id}/nome', {summary, answer: linha});
// @ts-expect-error: the path names no id
route('GET /api/tipos/nomes', {summary, params: idParam, answer: linha});
// @ts-expect-error: no such method
route('GOT /api/tipos/nomes', {summary, answer: linha});
