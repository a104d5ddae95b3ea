import {client} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';

const ONE_MINUTE = 60_000;

/**
 * Public settings made by staff: whether the site is closed, and the URL of Parcela Pintura. Fetched by the app itself.
 */
export const siteQuery = queryOptions({
  queryKey: ['site-bloqueado'],
  queryFn: ({signal}) => client.get('/api/configuracoes/site-bloqueado', {signal}),
  retry: false,
  staleTime: ONE_MINUTE,
  refetchInterval: ONE_MINUTE,
});
