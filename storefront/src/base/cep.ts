import {ApiErro, api, mensagemDe} from '@clube/api-client';

export interface EnderecoCep {
  logradouro: string;
  bairro: string;
  localidade: string;
  uf: string;
}

export type ConsultaCep = {achado: EnderecoCep} | {invalido: string} | {fora: string};

/**
 * Street, neighbourhood, city and state of a postal code of eight digits. An unknown code is said to be invalid; when
 * the service itself is out, the person is told to type the address by hand.
 */
export async function consultarCep(cep: string): Promise<ConsultaCep> {
  try {
    const resposta = await api.get<EnderecoCep & {erro?: unknown}>(`/api/cep/${cep}`);
    return resposta.erro ? {invalido: 'CEP inválido'} : {achado: resposta};
  } catch (motivo) {
    const recusado = motivo instanceof ApiErro && motivo.status >= 400 && motivo.status < 500 && motivo.status !== 429;
    return recusado ? {invalido: 'CEP inválido'} : {fora: mensagemDe(motivo)};
  }
}
