import type {QrCodeNfce} from '@clube/domain';
import {useQueries} from '@tanstack/react-query';
import {conferirNota, type NotaConferida} from '../api';
import type {ArquivoNaFila} from '../fila';

/** What is known of a chosen file before it is sent. */
export interface LeituraLocal {
  lendo: boolean;
  nota?: QrCodeNfce;
  conferida?: NotaConferida;
}

// One after the other: a phone has other things to do.
let fila: Promise<unknown> = Promise.resolve();

function porSuaVez(item: ArquivoNaFila, signal: AbortSignal): Promise<QrCodeNfce | null> {
  const vez = fila.then(async () => {
    if (signal.aborted) return null;
    const {lerArquivo} = await import('./ler-arquivo');
    return (await lerArquivo(item.arquivo, item.tipo, signal)) ?? null;
  });
  fila = vez.catch(() => undefined);
  return vez;
}

const legivel = ({tipo, erro}: ArquivoNaFila): boolean =>
  !erro && (tipo.startsWith('image/') || tipo === 'application/xml');

/** Reads the codes of the chosen files in the background and asks the club about their keys; by the files' keys. */
export function useLeituras(itens: readonly ArquivoNaFila[]): ReadonlyMap<string, LeituraLocal> {
  const lidas = useQueries({
    queries: itens.map(item => ({
      queryKey: ['codigo-do-arquivo', item.chave],
      queryFn: ({signal}: {signal: AbortSignal}) => porSuaVez(item, signal),
      enabled: legivel(item),
      staleTime: Infinity,
      retry: false,
      networkMode: 'always' as const,
      meta: {silencioso: true},
    })),
  });
  const chaves = [...new Set(lidas.flatMap(({data}) => data?.chave ?? []))];
  const respostas = useQueries({
    queries: chaves.map(chave => ({
      queryKey: ['nota-conferida', chave],
      queryFn: ({signal}: {signal: AbortSignal}) => conferirNota(chave, signal),
      retry: false,
      meta: {silencioso: true},
    })),
  });
  const conferidas = new Map(chaves.map((chave, i) => [chave, respostas[i]?.data]));
  return new Map(
    itens.map((item, i) => {
      const nota = lidas[i]?.data ?? undefined;
      const conferida = nota && conferidas.get(nota.chave);
      return [item.chave, {lendo: Boolean(lidas[i]?.isFetching), ...(nota && {nota}), ...(conferida && {conferida})}];
    }),
  );
}
