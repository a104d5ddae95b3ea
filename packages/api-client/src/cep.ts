import {INVALID_CEP} from '@clube/domain';
import {client} from './client.js';
import {ApiError, messageOf} from './error.js';
import type {AnswerOf} from './types.js';

export type CepLookup = {found: AnswerOf<'/api/cep/{cep}'>} | {invalid: string} | {unavailable: string};

/**
 * Looks up street, neighbourhood, city and state of a postal code of eight digits. Returns `invalid` for an unknown code;
 * `unavailable`, whose message asks to type the address, if the service fails.
 */
export async function lookUpCep(cep: string): Promise<CepLookup> {
  try {
    return {found: await client.get('/api/cep/{cep}', {path: {cep}})};
  } catch (reason) {
    const refused = reason instanceof ApiError && reason.status >= 400 && reason.status < 500 && reason.status !== 429;
    return refused ? {invalid: INVALID_CEP} : {unavailable: messageOf(reason)};
  }
}
