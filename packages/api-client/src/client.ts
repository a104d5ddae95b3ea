import {ApiErro, type CorpoErro} from './erro.js';
import {cabecalhoSessoes, sairDeTudo} from './sessoes.js';

export type Metodo = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface OpcoesChamada {
  /** Query parameters; an undefined or empty one is left out, an object travels as JSON. */
  params?: Readonly<Record<string, unknown>>;
  /** Sent as JSON; a form as it is. */
  corpo?: unknown;
  /** Makes a repeated request give the first answer again. */
  chave?: string;
  signal?: AbortSignal;
}

export function cabecalhosComuns(): Record<string, string> {
  return {
    Accept: 'application/json',
    Authorization: cabecalhoSessoes(),
    'X-Pagina': window.location.pathname + window.location.search,
  };
}

/** The path with its query string. */
export function comParams(caminho: string, params: OpcoesChamada['params'] = {}): string {
  const busca = new URLSearchParams();
  for (const [nome, valor] of Object.entries(params)) {
    if (valor === undefined || valor === null || valor === '') continue;
    busca.set(nome, typeof valor === 'string' ? valor : JSON.stringify(valor));
  }
  const texto = busca.toString();
  return texto ? `${caminho}?${texto}` : caminho;
}

/** Turns an answer into its value. A 401 means one thing only, a session that is gone: out of everything. */
export function receber<T>(status: number, texto: string): T {
  const corpo = interpretar(texto);
  if (status === 401) sairDeTudo();
  if (status < 200 || status >= 300) throw new ApiErro(status, corpo as CorpoErro);
  return corpo as T;
}

function interpretar(texto: string): unknown {
  if (!texto) return {};
  try {
    return JSON.parse(texto);
  } catch {
    // A proxy's page instead of our JSON: the status alone has to do.
    return {};
  }
}

/**
 * One call of the API.
 * @throws ApiErro for every answer outside 2xx and when no answer came
 */
export async function chamar<T>(metodo: Metodo, caminho: string, opcoes: OpcoesChamada = {}): Promise<T> {
  const {params, corpo, chave, signal} = opcoes;
  const formulario = corpo instanceof FormData;
  const headers = cabecalhosComuns();
  if (corpo !== undefined && !formulario) headers['Content-Type'] = 'application/json';
  if (chave) headers['Idempotency-Key'] = chave;
  let resposta: Response;
  try {
    resposta = await fetch(comParams(caminho, params), {
      method: metodo,
      headers,
      body: corpo === undefined ? null : formulario ? corpo : JSON.stringify(corpo),
      signal: signal ?? null,
    });
  } catch (motivo) {
    if (signal?.aborted) throw motivo;
    throw new ApiErro(0);
  }
  return receber<T>(resposta.status, await resposta.text());
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
