import {client, type Schema} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';

export type Indicado = Schema<'Indicado'>;
export type Resumo = Schema<'ResumoDasIndicacoes'>;

/** All painters whom the painter has referred, latest first. */
export const indicadosQuery = (idIndicacao: string) =>
  queryOptions({
    queryKey: ['indicacoes', idIndicacao],
    queryFn: async ({signal}): Promise<Indicado[]> => {
      const answer = await client.post('/api/indique-ganhe/indicacoes', {body: {idIndicacao}, signal});
      return 'indicacoes' in answer ? answer.indicacoes : [];
    },
  });

export const resumoQuery = queryOptions({
  queryKey: ['indicacoes-resumo'],
  queryFn: ({signal}) => client.get('/api/indique-ganhe/resumo', {signal}),
});
