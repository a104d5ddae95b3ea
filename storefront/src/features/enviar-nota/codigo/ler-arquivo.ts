import {notaDoXml} from './dos-textos';
import type {FotoLida} from './ler-foto';

/** A slow phone needs some seconds for a large picture; whoever waits longer sends it as it is. */
const LIMITE_MS = 15_000;
const INICIO_XML = 64 * 1024;

/** In a thread of its own, which ends, with all its memory, when the picture is read or nobody waits any more. */
function emOutraLinha(arquivo: File, signal: AbortSignal): Promise<FotoLida> {
  return new Promise(resolve => {
    const linha = new Worker(new URL('./leitor.worker.ts', import.meta.url), {type: 'module'});
    const desistir = (): void => terminar({});
    const prazo = setTimeout(desistir, LIMITE_MS);
    const terminar = (lida: FotoLida): void => {
      clearTimeout(prazo);
      signal.removeEventListener('abort', desistir);
      linha.terminate();
      resolve(lida);
    };
    linha.onmessage = ({data}: MessageEvent<FotoLida>) => terminar(data);
    linha.onerror = desistir;
    signal.addEventListener('abort', desistir);
    linha.postMessage(arquivo);
  });
}

async function doXml(arquivo: File): Promise<FotoLida> {
  const nota = notaDoXml(await arquivo.slice(0, INICIO_XML).text());
  return nota ? {nota} : {};
}

/**
 * What the code of a picture, or an XML file, says of its receipt, and a smaller file where the picture is large. Empty
 * when this browser cannot open it, or after a while: it is a help and never in the way.
 */
export async function lerArquivo(arquivo: File, tipo: string, signal: AbortSignal): Promise<FotoLida> {
  return tipo === 'application/xml' ? doXml(arquivo) : emOutraLinha(arquivo, signal);
}
