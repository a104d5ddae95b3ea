import type {QrCodeNfce} from '@clube/domain';
import {useQueries} from '@tanstack/react-query';
import {conferirNota, type NotaConferida} from '../api';
import type {ArquivoNaFila} from '../arquivo';
import {consultaLeituraLocal, legivel} from './leitura-local';

/** What is known of a chosen file before it is sent. */
export interface LeituraLocal {
  lendo: boolean;
  /** For a picture that was looked at: whether this browser can open such a thing. */
  aberta?: boolean;
  nota?: QrCodeNfce;
  conferida?: NotaConferida;
  /** The picture made smaller, where it was large. */
  menor?: Blob;
}

/** Reads the codes of the chosen files in the background and asks the club about their keys; by the files' keys. */
export function useLeituras(itens: readonly ArquivoNaFila[]): ReadonlyMap<string, LeituraLocal> {
  const lidas = useQueries({queries: itens.map(item => ({...consultaLeituraLocal(item), enabled: legivel(item)}))});
  const chaves = [...new Set(lidas.flatMap(({data}) => data?.nota?.chave ?? []))];
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
      const {data, isFetching} = lidas[i] ?? {isFetching: false};
      const nota = data?.nota;
      const conferida = nota && conferidas.get(nota.chave);
      const leitura: LeituraLocal = {
        lendo: isFetching,
        ...(data && item.tipo.startsWith('image/') && {aberta: data.aberta ?? false}),
        ...(nota && {nota}),
        ...(conferida && {conferida}),
        ...(data?.menor && {menor: data.menor}),
      };
      return [item.chave, leitura];
    }),
  );
}
