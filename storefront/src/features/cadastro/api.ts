import {ApiErro, api} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';

/** Whether a painter with this CPF is signed up already. A check that cannot be made stands in nobody's way. */
export async function cpfJaCadastrado(cpf: string): Promise<boolean> {
  try {
    const {parceiros} = await api.get<{parceiros: unknown[]}>('/api/parceiros', {filtros: {cpf}});
    return parceiros.length > 0;
  } catch {
    return false;
  }
}

/** Whether a referral code belongs to somebody. */
export async function indicadorExiste(indicacao: string): Promise<boolean> {
  try {
    const {indicador} = await api.post<{indicador?: unknown}>('/api/indique-ganhe/validate', {indicacao});
    return Boolean(indicador);
  } catch (motivo) {
    // Only a plain "no" is a no: a connection that fails is for the server to judge at the end.
    return !(motivo instanceof ApiErro && [404, 422].includes(motivo.status));
  }
}

export const consultaRevendas = queryOptions({
  queryKey: ['revendas'],
  queryFn: async ({signal}) => {
    const {revendas} = await api.get<{revendas: {nomeInput: string}[]}>('/api/revendas', undefined, signal);
    return [...new Set(revendas.map(revenda => revenda.nomeInput))];
  },
  staleTime: Infinity,
});

export function cadastrar(dados: Record<string, unknown>): Promise<unknown> {
  return api.post('/api/parceiros', dados);
}
