import {ApiErro, api} from '@clube/api-client';

export interface EnderecoCep {
  logradouro: string;
  bairro: string;
  localidade: string;
  uf: string;
}

export type ConsultaCep = {achado: EnderecoCep} | {erro: string | undefined};

/**
 * Street, neighbourhood, city and state of a postal code of eight digits. An unknown code answers with the message to
 * show; when the service itself is out there is no message, and the person types the address by hand.
 */
export async function consultarCep(cep: string): Promise<ConsultaCep> {
  try {
    const resposta = await api.get<EnderecoCep & {erro?: unknown}>(`/api/cep/${cep}`);
    return resposta.erro ? {erro: 'CEP inválido'} : {achado: resposta};
  } catch (motivo) {
    const recusado = motivo instanceof ApiErro && motivo.status >= 400 && motivo.status < 500 && motivo.status !== 429;
    return {erro: recusado ? 'CEP inválido' : undefined};
  }
}
