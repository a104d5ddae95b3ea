import assert from 'node:assert/strict';
import {BATCH_JOB} from '../../../kernel/batch-jobs/kind';
import type {AnswerBody, TestApp} from '../../support';
import type {Client} from '../../support/client';

export interface Imported extends AnswerBody {
  id: number;
  estado: string;
  codificacao: string | null;
  separador: string | null;
  decimal: string;
  planilhas: string[];
  colunas: {nome: string; exemplo: string; campo: string | null}[];
  amostra: string[][];
  problemas: string[];
  repetida: {id: number; em: string} | null;
  linhas: number | null;
  contagens: Record<'validas' | 'novas' | 'mudadas' | 'iguais' | 'erros', number> | null;
  trabalho: number | null;
  terminadaEm: string | null;
  mensagem: string | undefined;
}

/** A form with a file. */
export function asFile(content: string | Uint8Array<ArrayBuffer>, tipo?: string, name = 'lista.csv'): FormData {
  const form = new FormData();
  if (tipo !== undefined) form.append('tipo', tipo);
  form.append('arquivo', new Blob([content]), name);
  return form;
}

export async function send(api: Client, content: string | Uint8Array<ArrayBuffer>, name?: string): Promise<Imported> {
  const {status, body, text} = await api.post<Imported>('/api/importacoes', asFile(content, 'produtos', name));
  assert.equal(status, 201, text);
  return body;
}

/** Runs the batch job that a request has started, like a copy of the server. */
export async function worked(t: TestApp, api: Client, {id, trabalho}: Imported): Promise<Imported> {
  await t.app.jobs.runNow(BATCH_JOB, {trabalho});
  return (await api.get<Imported>(`/api/importacoes/${id}`)).body;
}

export async function conferir(t: TestApp, api: Client, id: number): Promise<Imported> {
  const {status, body, text} = await api.post<Imported>(`/api/importacoes/${id}/conferir`);
  assert.equal(status, 200, text);
  assert.equal(body.estado, 'conferindo');
  return worked(t, api, body);
}

export async function gravar(t: TestApp, api: Client, id: number, modo: 'tudo' | 'validas'): Promise<Imported> {
  const {status, body, text} = await api.post<Imported>(`/api/importacoes/${id}/gravar`, {modo});
  assert.equal(status, 200, text);
  assert.equal(body.estado, 'gravando');
  return worked(t, api, body);
}

/** Sends a file and checks its lines. */
export async function checked(t: TestApp, api: Client, content: string | Uint8Array<ArrayBuffer>, name?: string) {
  return conferir(t, api, (await send(api, content, name)).id);
}

export interface Line {
  linha: number;
  situacao: string;
  valores: Record<string, string | number | boolean | null>;
  antes: Record<string, string | number | boolean | null> | null;
  erros: {campo: string; mensagem: string}[];
}

export async function linhas(api: Client, id: number, filter: object = {}): Promise<Line[]> {
  const query = new URLSearchParams({range: '[0,99]', filter: JSON.stringify(filter)});
  const {status, body, text} = await api.get<Line[]>(`/api/importacoes/${id}/linhas?${query.toString()}`);
  assert.equal(status, 200, text);
  return body;
}
