import {api} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';
import type {Pintor} from '../../base/tipos';

export interface UsoCodigo {
  id: number;
  pontos: number;
  data: string;
  detalhes: {codigo: string};
}

/** Codes that gave points, by themselves or with a receipt. */
export function consultaCodigos(pintor: Pintor) {
  return queryOptions({
    queryKey: ['codigos', pintor.id],
    queryFn: async ({signal}) => {
      const resposta = await api.get<UsoCodigo[] | {rows: UsoCodigo[]}>(
        `/api/pontuacoes/codigo/${pintor.id}`,
        undefined,
        signal,
      );
      return Array.isArray(resposta) ? resposta : resposta.rows;
    },
  });
}

export interface CodigoTreinamento {
  id: number;
  codigo: string;
  operacao: string;
  valor: number;
  utilizadoEm: string | null;
}

/** Codes of trainings that the painter has used. */
export function consultaTreinamentos(pintor: Pintor) {
  return queryOptions({
    queryKey: ['treinamentos', pintor.id],
    queryFn: async ({signal}) =>
      (
        await api.get<{codigosPromocionais: CodigoTreinamento[]}>(
          '/api/codigo-promocional',
          {filtros: {treinamento: true, cpf: pintor.cpf}},
          signal,
        )
      ).codigosPromocionais,
  });
}
