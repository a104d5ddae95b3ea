import {ADMINISTRADOR, AUDITOR, SMART, formatCartaoNumber, formatCnpj, formatCpf, type Permissao} from '@clube/domain';
import {VETERAN_CARTAO, VETERAN_CPF, NEWCOMER_CPF, STAFF, RELATORIOS, PINTOR_PASSWORD} from '../catalogue/accounts';

const ROLES: Readonly<Record<Permissao, string>> = {
  [ADMINISTRADOR]: 'Administrador',
  [SMART]: 'Smart',
  [AUDITOR]: 'Auditor',
};

const line = (who: string, login: string, senha: string) => `  ${who.padEnd(26)}${login.padEnd(22)}${senha}`;

/** The text with the demo's accounts that every start prints. */
export function accountsText(): string {
  return [
    'Contas de demonstração',
    ...STAFF.map(({permissao, cpf, senha}) => line(`painel, ${ROLES[permissao]}`, formatCpf(cpf), senha)),
    line('loja, pintor antigo', formatCpf(VETERAN_CPF), PINTOR_PASSWORD),
    line('  o cartão dele', formatCartaoNumber(VETERAN_CARTAO), ''),
    line('loja, pintora nova', formatCpf(NEWCOMER_CPF), PINTOR_PASSWORD),
    ...RELATORIOS.map(({cnpj, senha}) => line('relatórios, revenda', formatCnpj(cnpj), senha)),
  ].join('\n');
}
