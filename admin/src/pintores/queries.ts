import {useQuery} from '@tanstack/react-query';
import {client, fileBytes} from '@clube/api-client';

/** One painter by CPF, digits only; null when there is none. */
export const usePintor = (cpf: string) =>
  useQuery({
    queryKey: ['pintores', 'cpf', cpf],
    queryFn: async ({signal}) =>
      (await client.list('/api/parceiros', {query: {filtros: {cpf}}, signal})).rows[0] ?? null,
  });

/** A painter's photo, which is not everybody's: no address of it works without the session. Null where it cannot be had. */
export const usePhoto = (path: string) =>
  useQuery({
    queryKey: ['pintores', 'foto', path],
    queryFn: ({signal}) => fileBytes(path, signal),
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
