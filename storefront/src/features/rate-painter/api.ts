import {client} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';

export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['avaliar', token],
    queryFn: ({signal}) => client.get('/api/avaliacoes-pintor/{token}', {path: {token}, signal}),
  });

export interface CustomerRating {
  nota: number;
  cliente: string;
  avaliacao: string;
  arquivos: File[];
}

export const sendRating = (token: string, form: CustomerRating) =>
  client.upload('POST', '/api/avaliacoes-pintor/{token}', {path: {token}, form: {...form}});
