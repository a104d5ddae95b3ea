import {client, type AnswerOf, type Row} from '@clube/api-client';
import {keepPreviousData, queryOptions} from '@tanstack/react-query';
import type {Purchase} from './state';

export type Simulated = AnswerOf<'/api/pontuacoes/simular', 'POST'>;
export type SimulatedRevenda = Row<'/api/pontuacoes/simular/revendas'>;

const SHOWN_REVENDAS = 6;

/** The points of the purchase; disabled while it is empty. */
export const simulationQuery = ({idRevenda, itens, codigo}: Purchase) =>
  queryOptions({
    queryKey: ['simulacao', idRevenda ?? null, itens, codigo],
    enabled: itens.length > 0,
    placeholderData: keepPreviousData,
    queryFn: ({signal}) =>
      client.post('/api/pontuacoes/simular', {
        body: {...(idRevenda !== undefined && {idRevenda}), itens: [...itens], ...(codigo && {codigo})},
        signal,
      }),
  });

/** The first resellers whose name or city contains the text. */
export const revendasQuery = (busca: string) =>
  queryOptions({
    queryKey: ['revendas-do-simulador', busca],
    placeholderData: keepPreviousData,
    queryFn: ({signal}) =>
      client.list('/api/pontuacoes/simular/revendas', {
        query: {pagina: 0, limite: SHOWN_REVENDAS, ...(busca && {busca})},
        signal,
      }),
  });

export const revendaQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: ['revendas-do-simulador', 'uma', id ?? null],
    enabled: id !== undefined,
    queryFn: async ({signal}) =>
      (await client.list('/api/pontuacoes/simular/revendas', {query: {filtros: {id}}, signal})).rows[0] ?? null,
  });
