import {call, queryText} from './http.js';
import type {Metodo} from './tipos.js';
import {send} from './upload.js';

// Calls whose answer is what the caller says it is. Deprecated: they go as soon as every face calls by `client`.

export interface OpcoesChamada {
  /** Query parameters; an undefined or empty one is left out, an object travels as JSON. */
  params?: Readonly<Record<string, unknown>>;
  /** Sent as JSON. */
  corpo?: unknown;
  /** Makes a repeated request give the first answer again. */
  chave?: string;
  signal?: AbortSignal;
}

/** The path with its query string. */
export function comParams(caminho: string, params: OpcoesChamada['params'] = {}): string {
  const texto = queryText(params);
  return texto ? `${caminho}?${texto}` : caminho;
}

/**
 * One call of the API.
 * @throws ApiErro for every answer outside 2xx and when no answer came
 */
export function chamar<T>(metodo: Metodo, caminho: string, opcoes: OpcoesChamada = {}): Promise<T> {
  const {params, corpo, chave, signal} = opcoes;
  return call<T>(metodo, caminho, {
    body: corpo,
    ...(params && {query: params}),
    ...(chave && {idempotencyKey: chave}),
    ...(signal && {signal}),
  });
}

/** The calls by method, for short. */
export const api = {
  get: <T>(caminho: string, params?: OpcoesChamada['params'], signal?: AbortSignal): Promise<T> =>
    chamar<T>('GET', caminho, {...(params && {params}), ...(signal && {signal})}),
  post: <T>(caminho: string, corpo?: unknown, chave?: string): Promise<T> =>
    chamar<T>('POST', caminho, {corpo, ...(chave && {chave})}),
  put: <T>(caminho: string, corpo?: unknown): Promise<T> => chamar<T>('PUT', caminho, {corpo}),
  patch: <T>(caminho: string, corpo?: unknown): Promise<T> => chamar<T>('PATCH', caminho, {corpo}),
  apagar: <T>(caminho: string): Promise<T> => chamar<T>('DELETE', caminho),
};

/** Sends a form with files and tells how far it is, from 0 to 1. */
export function enviarArquivos<T>(
  caminho: string,
  formulario: FormData,
  aoProgredir?: (parte: number) => void,
  chave?: string,
): Promise<T> {
  return send<T>('POST', caminho, formulario, {
    ...(aoProgredir && {onProgress: aoProgredir}),
    ...(chave && {idempotencyKey: chave}),
  });
}
