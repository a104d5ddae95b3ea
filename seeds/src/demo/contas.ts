import {ADMINISTRADOR, AUDITOR, SMART, formatarCnpj, formatarCpf, type Permissao} from '@clube/domain';
import {CPF_PINTOR_ANTIGO, CPF_PINTOR_NOVO, EQUIPE, RELATORIOS, SENHA_PINTOR} from '../catalogo/contas';

const PAPEIS: Readonly<Record<Permissao, string>> = {
  [ADMINISTRADOR]: 'Administrador',
  [SMART]: 'Smart',
  [AUDITOR]: 'Auditor',
};

const linha = (quem: string, login: string, senha: string) => `  ${quem.padEnd(26)}${login.padEnd(22)}${senha}`;

/** The accounts of the demo, as they are printed at every start. */
export function textoDasContas(): string {
  return [
    'Contas de demonstração',
    ...EQUIPE.map(({permissao, cpf, senha}) => linha(`painel, ${PAPEIS[permissao]}`, formatarCpf(cpf), senha)),
    linha('loja, pintor antigo', formatarCpf(CPF_PINTOR_ANTIGO), SENHA_PINTOR),
    linha('loja, pintora nova', formatarCpf(CPF_PINTOR_NOVO), SENHA_PINTOR),
    ...RELATORIOS.map(({cnpj, senha}) => linha('relatórios, revenda', formatarCnpj(cnpj), senha)),
  ].join('\n');
}
