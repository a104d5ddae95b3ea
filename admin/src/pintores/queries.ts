import {useQuery} from '@tanstack/react-query';
import {client} from '@clube/api-client';

/** One painter by CPF, digits only; null when there is none. */
export const usePintor = (cpf: string) =>
  useQuery({
    queryKey: ['pintores', 'cpf', cpf],
    queryFn: async ({signal}) =>
      (await client.list('/api/parceiros', {query: {filtros: {cpf}}, signal})).rows[0] ?? null,
  });

/** All scored sales of a painter. */
export const usePontuacoesOf = (cpf: string) =>
  useQuery({
    queryKey: ['pontuado', 'cpf', cpf],
    queryFn: async ({signal}) => (await client.list('/api/pontuacoes', {query: {filtros: {cpf}}, signal})).rows,
  });

/** All orders of a painter. */
export const useResgatesOf = (cpf: string) =>
  useQuery({
    queryKey: ['resgates', 'cpf', cpf],
    queryFn: async ({signal}) => (await client.list('/api/resgates', {query: {filtros: {cpf}}, signal})).rows,
  });
