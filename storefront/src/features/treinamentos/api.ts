import {client, type Row} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';

export type TreinamentoCodigo = Row<'/api/codigo-promocional'>;

/** Codes of trainings that the painter has used. */
export const usedQuery = ({id, cpf}: {id: number; cpf: string}) =>
  queryOptions({
    queryKey: ['treinamentos', id],
    queryFn: async ({signal}) => {
      const query = {filtros: {treinamento: true, cpf}};
      return (await client.list('/api/codigo-promocional', {query, signal})).rows;
    },
  });

/** What a code is worth, without using it. */
export const codigoEffect = async (codigo: string) =>
  (await client.get('/api/codigo-promocional/validar', {query: {codigo}})).codigoPromocional;

/** Under the same key the same try, and its points once. */
export const redeemCodigo = (codigo: string, idempotencyKey: string) =>
  client.post('/api/codigo-promocional/validar', {body: {codigo}, idempotencyKey});
