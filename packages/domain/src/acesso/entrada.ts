import {CNPJ_INVALIDO, cnpjValido} from '../documentos/cnpj.js';
import {CPF_INVALIDO, cpfValido} from '../documentos/cpf.js';
import type {TipoSessao} from './sessoes.js';

interface RegraEntrada {
  readonly valido: (documento: string) => boolean;
  readonly semDocumento: string;
  readonly invalido: string;
  readonly semSenha: string;
}

/** What each entrance is told by server and screen alike; people are known by their CPF, resellers by their CNPJ. */
export const REGRAS_ENTRADA: Readonly<Record<TipoSessao, RegraEntrada>> = {
  loja: {
    valido: cpfValido,
    semDocumento: 'CPF obrigatório',
    invalido: CPF_INVALIDO,
    semSenha: 'Senha obrigatório',
  },
  painel: {valido: cpfValido, semDocumento: 'Informe o CPF', invalido: CPF_INVALIDO, semSenha: 'Informe a senha'},
  relatorio: {
    valido: cnpjValido,
    semDocumento: 'Informe o CNPJ',
    invalido: CNPJ_INVALIDO,
    semSenha: 'Informe a senha',
  },
};

export interface ErrosEntrada {
  documento?: string;
  senha?: string;
}

/** What a screen tells before it asks the server; a number that cannot be one is not worth an attempt. */
export function errosDaEntrada(tipo: TipoSessao, documento: string, senha: string): ErrosEntrada {
  const {valido, semDocumento, invalido, semSenha} = REGRAS_ENTRADA[tipo];
  return {
    ...(!valido(documento) && {documento: documento ? invalido : semDocumento}),
    ...(!senha && {senha: semSenha}),
  };
}
