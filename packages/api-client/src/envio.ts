import {cabecalhosComuns, receber} from './client.js';
import {ApiErro} from './erro.js';

/** A connection that carried nothing for so long is dead, whatever the phone believes. */
const SILENCIO_MS = 60_000;
/** What has arrived as a whole may have to be worked on. */
const RESPOSTA_MS = 600_000;

/**
 * Sends a form with files and tells how far it is, from 0 to 1. By XMLHttpRequest, because fetch cannot tell. `chave`
 * makes a repeated sending give the first answer again.
 * @throws ApiErro as every call does
 */
export function enviarArquivos<T>(
  caminho: string,
  formulario: FormData,
  aoProgredir: (parte: number) => void = () => undefined,
  chave?: string,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const pedido = new XMLHttpRequest();
    pedido.open('POST', caminho);
    for (const [nome, valor] of Object.entries(cabecalhosComuns())) pedido.setRequestHeader(nome, valor);
    if (chave) pedido.setRequestHeader('Idempotency-Key', chave);
    let espera: ReturnType<typeof setTimeout>;
    const esperar = (ms: number): void => {
      clearTimeout(espera);
      espera = setTimeout(() => pedido.abort(), ms);
    };
    pedido.upload.onload = () => esperar(RESPOSTA_MS);
    pedido.upload.onprogress = evento => {
      esperar(SILENCIO_MS);
      if (evento.lengthComputable) aoProgredir(evento.loaded / evento.total);
    };
    pedido.onload = () => {
      try {
        resolve(receber<T>(pedido.status, pedido.responseText));
      } catch (motivo) {
        reject(motivo instanceof Error ? motivo : new ApiErro(0));
      }
    };
    pedido.onerror = () => reject(new ApiErro(0));
    pedido.onabort = () => reject(new ApiErro(0));
    pedido.onloadend = () => clearTimeout(espera);
    pedido.send(formulario);
    esperar(SILENCIO_MS);
  });
}
