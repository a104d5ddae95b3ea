import {client, messageOf} from '@clube/api-client';
import {countOf} from '@clube/domain';
import {keepPreviousData, useQuery} from '@tanstack/react-query';
import type {audienceOf} from './form';

/**
 * The number of recipients, refetched when the conditions change; only while `valid`, which says that they make a valid
 * query.
 */
export function useAudience(query: ReturnType<typeof audienceOf>, valid: boolean) {
  const {data, error, isFetching} = useQuery({
    queryKey: ['notificacoes', 'publico', query],
    queryFn: ({signal}) => client.get('/api/notificacoes/publico', {query, signal}),
    placeholderData: keepPreviousData,
    enabled: valid,
    retry: false,
  });
  const counted = data && `Alcança ${countOf(data.pintores, 'pintor', 'pintores')}, ${reached(data.comCelular)}.`;
  const text = error ? messageOf(error) : (counted ?? (isFetching ? 'Contando os pintores…' : ''));
  return {data: valid && !error ? data : undefined, text};
}

const reached = (phones: number): string =>
  phones === 0 ? 'nenhum com avisos no celular' : `${phones.toLocaleString('pt-BR')} com avisos no celular`;
