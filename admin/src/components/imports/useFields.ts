import {useQuery} from '@tanstack/react-query';
import {client, type Schema} from '@clube/api-client';
import {IMPORTS, type ImportKind} from './kind';

export type ImportField = Schema<'ImportacaoTipo'>['campos'][number];

/** The fields of an import kind's lines, as the server declares them. */
export function useFields({tipo}: ImportKind) {
  const {data, ...query} = useQuery({
    queryKey: [IMPORTS, 'kinds'],
    queryFn: ({signal}) => client.get('/api/importacoes/tipos', {signal}),
    staleTime: Infinity,
  });
  return {...query, fields: data?.find(kind => kind.tipo === tipo)?.campos};
}
