import {client} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';

/** The reseller with this CNPJ; null if there is none. */
export const useRevenda = (cnpj: string) =>
  useQuery({
    queryKey: ['revendas', 'cnpj', cnpj],
    queryFn: async ({signal}) => (await client.get('/api/lojas/{cnpj}/revenda', {path: {cnpj}, signal})).revenda,
  });
