import {client, type Row} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';
import type {Pintor} from '../../base/types';

export type CodigoUse = Row<'/api/pontuacoes/codigo/{id}'>;
export type TreinamentoCodigo = Row<'/api/codigo-promocional'>;

/** Codes that gave points, by themselves or with a receipt. */
export function codigosQuery({id}: Pick<Pintor, 'id'>) {
  return queryOptions({
    queryKey: ['codigos', id],
    queryFn: async ({signal}) => (await client.list('/api/pontuacoes/codigo/{id}', {path: {id}, signal})).rows,
  });
}

/** Codes of trainings that the painter has used. */
export function treinamentosQuery({id, cpf}: Pick<Pintor, 'id' | 'cpf'>) {
  return queryOptions({
    queryKey: ['treinamentos', id],
    queryFn: async ({signal}) => {
      // Without a connection the profile is known without its CPF; one's own they are all the same.
      const query = {filtros: {treinamento: true, ...(cpf && {cpf})}};
      return (await client.list('/api/codigo-promocional', {query, signal})).rows;
    },
  });
}
