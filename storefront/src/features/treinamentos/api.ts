import {client, type Row} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';

export type TreinamentoCodigo = Row<'/api/codigo-promocional'>;

/** The training codes that the painter has used. */
export const usedQuery = ({id, cpf}: {id: number; cpf: string}) =>
  queryOptions({
    queryKey: ['treinamentos', id, 'codigos'],
    queryFn: async ({signal}) => {
      const query = {filtros: {treinamento: true, cpf}};
      return (await client.list('/api/codigo-promocional', {query, signal})).rows;
    },
  });

/** The value of a code, without using it. */
export const codigoEffect = async (codigo: string) =>
  (await client.get('/api/codigo-promocional/validar', {query: {codigo}})).codigoPromocional;

/** Uses a code; a request with the same key is executed only once. */
export const redeemCodigo = (codigo: string, idempotencyKey: string) =>
  client.post('/api/codigo-promocional/validar', {body: {codigo}, idempotencyKey});
