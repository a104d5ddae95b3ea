import {useQuery} from '@tanstack/react-query';
import {api} from '@clube/api-client';
import type {Pontuacao} from '../components/vendas/tipos';
import type {Pintor} from './tipos';

/** One painter by CPF; undefined when there is none. */
async function buscarPintor(cpf: string, signal: AbortSignal): Promise<Pintor | undefined> {
  const {parceiros} = await api.get<{parceiros: Pintor[]}>('/api/parceiros', {filtros: {cpf}}, signal);
  return parceiros[0];
}

export const usePintor = (cpf: string) =>
  useQuery({
    queryKey: ['pintores', 'cpf', cpf],
    queryFn: async ({signal}) => (await buscarPintor(cpf, signal)) ?? null,
  });

/** All scored sales of a painter. */
export const usePontuacoesDo = (cpf: string) =>
  useQuery({
    queryKey: ['pontuado', 'cpf', cpf],
    queryFn: async ({signal}) => {
      const {pontuacoes} = await api.get<{pontuacoes: Pontuacao[]}>('/api/pontuacoes', {filtros: {cpf}}, signal);
      return pontuacoes;
    },
  });
