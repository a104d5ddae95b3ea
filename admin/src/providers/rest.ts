import {ApiErro, commonHeaders, sairDeTudo, type CorpoErro} from '@clube/api-client';
import {HttpError, fetchUtils} from 'react-admin';

/** The headers that every call carries. */
function cabecalhos(iniciais?: HeadersInit): Headers {
  const headers = new Headers(iniciais);
  for (const [name, value] of Object.entries(commonHeaders())) headers.set(name, value);
  return headers;
}

/** The product's refusals as react-admin knows them: a sentence, a status, and the fields' messages. */
function comoHttpError(motivo: unknown): Error {
  if (motivo instanceof DOMException && motivo.name === 'AbortError') return motivo;
  const status = motivo instanceof HttpError ? Number(motivo.status) : 0;
  const corpo = (motivo instanceof HttpError ? motivo.body : {}) as CorpoErro | undefined;
  const erro = new ApiErro(status, corpo ?? {});
  return new HttpError(erro.erro, status, {...corpo, errors: erro.campos});
}

interface Answer {
  status: number;
  headers: Headers;
  body: string;
  /** What the server said; whoever asked knows its shape. */
  json: unknown;
}

/**
 * The HTTP client of the simple REST provider, with our three tokens and our refusals. A 401 means that the session is
 * gone: out of everything.
 */
export async function clienteRest(url: string, opcoes: fetchUtils.Options = {}): Promise<Answer> {
  try {
    return await fetchUtils.fetchJson(url, {...opcoes, headers: cabecalhos(opcoes.headers)});
  } catch (motivo) {
    const erro = comoHttpError(motivo);
    if (erro instanceof HttpError && erro.status === 401) sairDeTudo();
    throw erro;
  }
}
