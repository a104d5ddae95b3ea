import {ApiError, client, messageOf, type AnswerOf} from '@clube/api-client';
import {INVALID_CEP} from '@clube/domain';

export type CepLookup = {found: AnswerOf<'/api/cep/{cep}'>} | {invalid: string} | {unavailable: string};

/**
 * Whether the focus may be led to another field of the form once a postal code is answered: who meanwhile went back, or
 * types elsewhere, is not taken away from there. `next` are the fields that Tab, or what the answer fills in, leads to.
 */
export function mayLeadOn(form: HTMLFormElement | null, next: readonly string[]): boolean {
  const {activeElement} = document;
  if (!form?.contains(activeElement)) return true;
  return next.includes(activeElement?.getAttribute('name') ?? '');
}

/**
 * Street, neighbourhood, city and state of a postal code of eight digits. An unknown code is said to be invalid; when
 * the service itself is out, the message asks to type the address by hand.
 */
export async function lookUpCep(cep: string): Promise<CepLookup> {
  try {
    return {found: await client.get('/api/cep/{cep}', {path: {cep}})};
  } catch (reason) {
    const refused = reason instanceof ApiError && reason.status >= 400 && reason.status < 500 && reason.status !== 429;
    return refused ? {invalid: INVALID_CEP} : {unavailable: messageOf(reason)};
  }
}
