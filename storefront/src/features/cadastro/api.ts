import {ApiError, client, type BodyOf} from '@clube/api-client';

/** Whether a painter with this CPF is signed up already. A check that cannot be made stands in nobody's way. */
export async function isCpfRegistered(cpf: string): Promise<boolean> {
  try {
    const {total} = await client.list('/api/parceiros', {query: {filtros: {cpf}}});
    return total > 0;
  } catch {
    return false;
  }
}

/** What the server says of a referral code that belongs to nobody; undefined when it belongs to somebody. */
export async function indicacaoRefusal(indicacao: string): Promise<string | undefined> {
  try {
    await client.post('/api/indique-ganhe/validate', {body: {indicacao}});
    return undefined;
  } catch (reason) {
    // Only a plain "no" is a no: a connection that fails is for the server to judge at the end.
    return reason instanceof ApiError && [404, 422].includes(reason.status) ? reason.erro : undefined;
  }
}

export const signUp = (body: BodyOf<'/api/parceiros'>) => client.post('/api/parceiros', {body});
