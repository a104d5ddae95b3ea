import {api} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';
import type {NotaNaoProcessada, Pontuacao} from './tipos';

/** The painter's scored receipts, all of them, newest first. */
export const consultaPontuacoes = queryOptions({
  queryKey: ['pontuacoes'],
  queryFn: async ({signal}) =>
    (await api.get<{pontuacoes: Pontuacao[]}>('/api/pontuacoes', undefined, signal)).pontuacoes,
});

/** Receipts without points: still waiting, rejected, not scoreable or cancelled. */
export const consultaNaoProcessadas = queryOptions({
  queryKey: ['nao-processadas'],
  queryFn: async ({signal}) =>
    (await api.get<{naoProcessadas: NotaNaoProcessada[]}>('/api/pontuacoes/nao-processadas', undefined, signal))
      .naoProcessadas,
});

export interface EventoNota {
  de?: string | null;
  para: string;
  motivo?: string | null;
  ocorridoEm: string;
}

/** What happened to one receipt, in order. */
export function consultaLinhaDoTempo(idNota: number) {
  return queryOptions({
    queryKey: ['linha-do-tempo', idNota],
    queryFn: async ({signal}) =>
      (await api.get<{eventos: EventoNota[]}>(`/api/pontuacoes/${idNota}/linha-do-tempo`, undefined, signal)).eventos,
  });
}
