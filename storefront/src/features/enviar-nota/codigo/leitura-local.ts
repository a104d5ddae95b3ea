import {queryOptions} from '@tanstack/react-query';
import type {ArquivoNaFila} from '../arquivo';
import type {FotoLida} from './ler-foto';

// One after the other: a phone has other things to do.
let fila: Promise<unknown> = Promise.resolve();

function porSuaVez(item: ArquivoNaFila, signal: AbortSignal): Promise<FotoLida> {
  const vez = fila.then(async () => {
    if (signal.aborted) return {};
    const {lerArquivo} = await import('./ler-arquivo');
    return lerArquivo(item.arquivo, item.tipo, signal).catch(() => ({}));
  });
  fila = vez.catch(() => undefined);
  return vez;
}

/** Whether the phone looks into a file before it is sent. */
export const legivel = ({tipo, erro}: ArquivoNaFila): boolean =>
  !erro && (tipo.startsWith('image/') || tipo === 'application/xml');

/** What the phone learns of a file by itself, without a connection, once. */
export const consultaLeituraLocal = (item: ArquivoNaFila) =>
  queryOptions({
    queryKey: ['codigo-do-arquivo', item.chave],
    queryFn: ({signal}) => porSuaVez(item, signal),
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
    meta: {silencioso: true},
  });
