import {ApiErro, client, mensagemDe, type RespostaDe} from '@clube/api-client';
import {CEP_INVALIDO} from '@clube/domain';

export type ConsultaCep = {achado: RespostaDe<'/api/cep/{cep}'>} | {invalido: string} | {fora: string};

/**
 * Street, neighbourhood, city and state of a postal code of eight digits. An unknown code is said to be invalid; when
 * the service itself is out, the person is told to type the address by hand.
 */
export async function consultarCep(cep: string): Promise<ConsultaCep> {
  try {
    return {achado: await client.get('/api/cep/{cep}', {path: {cep}})};
  } catch (motivo) {
    const recusado = motivo instanceof ApiErro && motivo.status >= 400 && motivo.status < 500 && motivo.status !== 429;
    return recusado ? {invalido: CEP_INVALIDO} : {fora: mensagemDe(motivo)};
  }
}
