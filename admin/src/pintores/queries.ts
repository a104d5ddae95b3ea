import {useQuery} from '@tanstack/react-query';
import {client, fileBytes} from '@clube/api-client';
import {ADDRESS_LIFETIME} from '../components/notas/FileButton';

/** One painter by CPF, digits only; null if there is none. */
export const usePintor = (cpf: string) =>
  useQuery({
    queryKey: ['pintores', 'cpf', cpf],
    queryFn: async ({signal}) =>
      (await client.list('/api/parceiros', {query: {filtros: {cpf}}, signal})).rows[0] ?? null,
  });

/** A painter's photo, fetched with the session, as it has no public URL. Null if it cannot be loaded. */
export const usePhoto = (path: string) =>
  useQuery({
    queryKey: ['pintores', 'foto', path],
    queryFn: ({signal}) => fileBytes(path, signal),
  });

/** All receipts of a painter in any state, latest first. */
export const useNotasOf = (cpf: string) =>
  useQuery({
    queryKey: ['notas', 'cpf', cpf],
    queryFn: async ({signal}) => (await client.list('/api/notas', {query: {filtros: {cpf}}, signal})).rows,
    refetchInterval: ADDRESS_LIFETIME,
  });

/** All scored sales of a painter. */
export const usePontuacoesOf = (cpf: string) =>
  useQuery({
    queryKey: ['pontuado', 'cpf', cpf],
    queryFn: async ({signal}) => (await client.list('/api/pontuacoes', {query: {filtros: {cpf}}, signal})).rows,
    refetchInterval: ADDRESS_LIFETIME,
  });

/** All orders of a painter. */
export const useResgatesOf = (cpf: string) =>
  useQuery({
    queryKey: ['resgates', 'cpf', cpf],
    queryFn: async ({signal}) => (await client.list('/api/resgates', {query: {filtros: {cpf}}, signal})).rows,
  });

/** Staff actions on a painter's account, newest first. */
export const useAtivacaoOf = (cpf: string) =>
  useQuery({
    queryKey: ['pintores', 'ativacao', cpf],
    queryFn: async ({signal}) =>
      (await client.get('/api/parceiros/{cpf}/historico-ativacao', {path: {cpf}, signal})).historico,
  });

/** All movements of a painter's points, and the receipts without points. */
export const useMovimentosOf = (cpf: string) =>
  useQuery({
    queryKey: ['pintores', 'movimentos', cpf],
    queryFn: async ({signal}) =>
      (await client.list('/api/pontuacoes/movimentos', {query: {filtros: {cpf}}, signal})).rows,
  });

/** The remaining points of a painter. */
export const useLotesOf = (cpf: string) =>
  useQuery({
    queryKey: ['pintores', 'lotes', cpf],
    queryFn: async ({signal}) => (await client.list('/api/pontuacoes/lotes', {query: {filtros: {cpf}}, signal})).rows,
  });

/** All codes that a painter has used. */
export const useCodigosOf = (cpf: string) =>
  useQuery({
    queryKey: ['pintores', 'codigos', cpf],
    queryFn: async ({signal}) => (await client.list('/api/pontuacoes/codigo', {query: {filtros: {cpf}}, signal})).rows,
  });

/** The painters whom a painter has referred. */
export const useIndicacoesOf = (cpf: string) =>
  useQuery({
    queryKey: ['indicacoes', 'cpf', cpf],
    queryFn: async ({signal}) => {
      const query = {filtros: {cpf}};
      const answer = await client.post('/api/indique-ganhe/indicacoes/painel', {body: {}, query, signal});
      return 'indicacoes' in answer ? answer.indicacoes.filter(({cpfIndicador}) => cpfIndicador === cpf) : [];
    },
  });

/** Details of a painter without a list of their own. */
export const useDetailsOf = (cpf: string) =>
  useQuery({
    queryKey: ['pintores', 'detalhes', cpf],
    queryFn: ({signal}) => client.get('/api/parceiros/{cpf}/detalhes', {path: {cpf}, signal}),
  });

/** Staff notes about a painter, newest first. */
export const useAnotacoesOf = (cpf: string) =>
  useQuery({
    queryKey: ['anotacoes', cpf],
    queryFn: async ({signal}) => (await client.get('/api/parceiros/{cpf}/anotacoes', {path: {cpf}, signal})).anotacoes,
  });
