import {ApiError, client, type BodyOf} from '@clube/api-client';
import {
  EMAIL_TAKEN,
  PINTOR_ALREADY_REGISTERED,
  formatPontosInWords,
  type FieldErrors,
  type PintorFieldName,
} from '@clube/domain';
import {queryOptions, useQueryClient, type QueryClient} from '@tanstack/react-query';
import type {PintorValues} from '../../components/pintor-form/pintor-form';
import type {CadastroField} from './steps';

/** The result of a check by the server: a refusal, or information. */
interface ServerCheck {
  refused?: string;
  info?: string;
}

/** A check by the server, cached for a minute per value, and not retried. */
const checkQuery = (name: string, value: string, ask: (value: string) => Promise<ServerCheck>) =>
  queryOptions({queryKey: ['cadastro', name, value], queryFn: () => ask(value), staleTime: 60_000, retry: false});

/** Only a refusal counts: if the check itself fails, the server validates on submit. */
async function unlessRefused(ask: () => Promise<ServerCheck>): Promise<ServerCheck> {
  try {
    return await ask();
  } catch (reason) {
    if (reason instanceof ApiError && [404, 409, 422].includes(reason.status)) return {refused: reason.erro};
    throw reason;
  }
}

export const normaliseCode = (text: string | undefined): string => (text ?? '').trim().toUpperCase();

const cpfCheckQuery = (cpf: string) =>
  checkQuery('cpf', cpf, async () => {
    const {total} = await client.list('/api/parceiros', {query: {filtros: {cpf}}});
    return total > 0 ? {refused: PINTOR_ALREADY_REGISTERED} : {};
  });

export const indicacaoCheckQuery = (codigo: string) =>
  checkQuery('indicacao', codigo, () =>
    unlessRefused(async () => {
      const {indicador} = await client.post('/api/indique-ganhe/validate', {body: {indicacao: codigo}});
      return {info: `Indicação de ${indicador.nome}`};
    }),
  );

export const codigoCheckQuery = (codigo: string) =>
  checkQuery('codigo', codigo, () =>
    unlessRefused(async () => {
      const {codigoCadastro} = await client.post('/api/codigos-cadastro/validar', {body: {codigo}});
      return {info: `${formatPontosInWords(codigoCadastro.pontos)} ao terminar o cadastro`};
    }),
  );

/** The fields that the server must check, and the requests that do so. */
const CHECK_QUERIES: Partial<Record<CadastroField, (value: string) => ReturnType<typeof checkQuery>>> = {
  cpf: cpfCheckQuery,
  indicacao: text => indicacaoCheckQuery(normaliseCode(text)),
  codigo_cadastro: text => codigoCheckQuery(normaliseCode(text)),
};

async function refusalOf(queries: QueryClient, field: CadastroField, value: string): Promise<string | undefined> {
  const ask = CHECK_QUERIES[field];
  if (!ask || !value.trim()) return undefined;
  return (await queries.query(ask(value)).catch((): ServerCheck => ({}))).refused;
}

/** Returns a function that checks these fields on the server, all at once. */
export function useServerChecks() {
  const queries = useQueryClient();
  return async (fields: readonly CadastroField[], values: PintorValues): Promise<FieldErrors> => {
    const judged = await Promise.all(
      fields.map(async field => {
        const value = values[field];
        return [field, typeof value === 'string' ? await refusalOf(queries, field, value) : undefined] as const;
      }),
    );
    return Object.fromEntries(judged.flatMap(([field, refusal]) => (refusal ? [[field, refusal]] : [])));
  };
}

/** Whether the error means that this person is a member already. */
export const isAlreadyMember = (field: PintorFieldName, error: string | undefined): boolean =>
  (field === 'cpf' && error === PINTOR_ALREADY_REGISTERED) || (field === 'email' && error === EMAIL_TAKEN);

export const signUp = (body: BodyOf<'/api/parceiros'>) => client.post('/api/parceiros', {body});
