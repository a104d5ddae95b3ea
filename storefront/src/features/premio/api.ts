import {api} from '@clube/api-client';
import type {OpcaoPremio} from '@clube/domain';
import {queryOptions} from '@tanstack/react-query';
import {listarPremios} from '../../base/premios';
import {ligado, type EnderecoEntrega, type Premio} from '../../base/tipos';

/** One prize by its code. A combo is asked for again by id, because its stock moves. Null when there is none. */
export function consultaPremio(codigo: string) {
  return queryOptions({
    queryKey: ['premio', codigo],
    queryFn: async ({signal}): Promise<Premio | null> => {
      const {premios} = await api.get<{premios: Premio[]}>('/api/premios', {codigo, ativo: 1}, signal);
      const premio = premios[0];
      if (!premio || !ligado(premio.isCombo)) return premio ?? null;
      return {...premio, ...(await api.get<Premio>(`/api/premios/${premio.id}`, undefined, signal))};
    },
  });
}

const QUANTOS_OUTROS = 12;

export const consultaOutros = queryOptions({
  queryKey: ['premios', 'outros'],
  queryFn: ({signal}) => listarPremios({pagina: 0, limite: QUANTOS_OUTROS}, signal),
});

export interface PedidoResgate {
  codigoPremio: string | number;
  qtde: number;
  opcao?: OpcaoPremio;
  obs?: string;
  enderecoEntrega: EnderecoEntrega;
}

/** Asks for a prize. The same key gives the same answer, however often a bad connection makes it travel. */
export function resgatar(pedido: PedidoResgate, chave: string): Promise<{saldoNovo: number}> {
  return api.post<{saldoNovo: number}>('/api/resgatar', pedido, chave);
}
