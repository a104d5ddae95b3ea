import {client} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';
import {lerEstadoNota} from './estados-nota';
import type {NotaNaoProcessada} from './tipos';

const INTERVALO_LEITURA_MS = 4000;

/** Whether the system is still reading a receipt that waits. */
export const emLeitura = ({status, leitura}: Pick<NotaNaoProcessada, 'status' | 'leitura'>): boolean =>
  leitura === 'em_leitura' && lerEstadoNota(status) === 'pendente';

/** The painter's scored receipts, all of them, newest first. */
export const consultaPontuacoes = queryOptions({
  queryKey: ['pontuacoes'],
  queryFn: async ({signal}) => (await client.list('/api/pontuacoes', {signal})).rows,
});

/** Receipts without points: still waiting, rejected, not scoreable or cancelled. */
export const consultaNaoProcessadas = queryOptions({
  queryKey: ['nao-processadas'],
  queryFn: async ({signal}) => (await client.list('/api/pontuacoes/nao-processadas', {signal})).rows,
  // Reading takes seconds: whoever is watching sees it end.
  refetchInterval: ({state}) => (state.data?.some(emLeitura) ? INTERVALO_LEITURA_MS : false),
});

/** What happened to one receipt, in order. */
export function consultaLinhaDoTempo(idNota: number) {
  return queryOptions({
    queryKey: ['linha-do-tempo', idNota],
    queryFn: async ({signal}) =>
      (await client.get('/api/pontuacoes/{id}/linha-do-tempo', {path: {id: idNota}, signal})).eventos,
  });
}
