import {api} from '@clube/api-client';
import {queryOptions, useQuery, type QueryClient} from '@tanstack/react-query';
import {usePintor} from './sessao';
import type {Nivel, Pintor} from './tipos';

/** One thing that the next level asks for. */
export interface Requisito {
  campo: string;
  nome: string;
  explicacao: string;
  /** The page where the painter can do something about it. */
  destino: string;
  atendido: boolean;
}

export interface Info {
  saldoPontos: number;
  totalPontos?: number;
  cluster?: Nivel | null;
  nextCluster?: Nivel | null;
  requisitos: Requisito[];
  profile: Pintor;
  /** What expires, by month (`YYYY-MM`), soonest first. */
  vencimentos?: {mes: string; pontos: number}[];
}

export const consultaInfo = queryOptions({
  queryKey: ['info'],
  queryFn: ({signal}) => api.get<Info>('/api/sessoes/parceiro/info', undefined, signal),
  staleTime: 30_000,
});

/** Balance, level and profile of the painter who is logged in; idle for a visitor. */
export function useInfo() {
  const logado = usePintor() !== undefined;
  return useQuery({...consultaInfo, enabled: logado});
}

/** Shows a new balance at once and has everything that hangs on it asked again. */
export function balancoMudou(cliente: QueryClient, saldoNovo: number): void {
  cliente.setQueryData(consultaInfo.queryKey, info => info && {...info, saldoPontos: saldoNovo});
  void cliente.invalidateQueries({predicate: ({queryKey}) => queryKey[0] !== 'info'});
}

/** How full the level's can is, from 0 to 1: the share of what the next level asks that is met. */
export function parteDoNivel({cluster, requisitos}: Pick<Info, 'cluster' | 'requisitos'>): number {
  if (requisitos.length === 0) return cluster ? 1 : 0.1;
  const atendidos = requisitos.filter(({atendido}) => atendido).length;
  // Never quite empty and never quite full: a bare can and a closed one say nothing.
  return 0.12 + (0.82 * atendidos) / requisitos.length;
}
