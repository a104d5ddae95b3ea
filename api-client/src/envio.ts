import {cabecalhosComuns, receber} from './client.js';
import {ApiErro} from './erro.js';

/**
 * Sends a form with files and tells how far it is, from 0 to 1. By XMLHttpRequest, because fetch cannot tell.
 * @throws ApiErro as every call does
 */
export function enviarArquivos<T>(
  caminho: string,
  formulario: FormData,
  aoProgredir: (parte: number) => void = () => undefined,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const pedido = new XMLHttpRequest();
    pedido.open('POST', caminho);
    for (const [nome, valor] of Object.entries(cabecalhosComuns())) pedido.setRequestHeader(nome, valor);
    pedido.upload.onprogress = evento => {
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
    pedido.send(formulario);
  });
}
