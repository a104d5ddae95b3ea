import type {ContaEquipe, ContaRelatorio} from './types';

const SENHA_PAINEL = 'Painel#2026demo';

/** The staff accounts that are printed at start. */
export const EQUIPE: readonly ContaEquipe[] = [
  {
    nome: 'Adriana Menezes',
    cpf: '11144477735',
    email: 'adriana.menezes@example.com',
    senha: SENHA_PAINEL,
    permissao: 0,
  },
  {nome: 'Samuel Martins', cpf: '52998224725', email: 'samuel.martins@example.com', senha: SENHA_PAINEL, permissao: 1},
  {nome: 'Aurora Duarte', cpf: '15350946056', email: 'aurora.duarte@example.com', senha: SENHA_PAINEL, permissao: 2},
];

export const SENHA_PINTOR = 'Pintor#2026demo';

/** The painter with a rich history, and the one who has just begun. */
export const CPF_PINTOR_ANTIGO = '39053344705';
export const CPF_PINTOR_NOVO = '12345678909';

/** The head office of the demo reseller group; its branches share the first eight characters. */
export const CNPJ_RELATORIO = '11222333000181';

export const RELATORIOS: readonly ContaRelatorio[] = [
  {
    nome: 'Casa das Tintas São Jorge',
    cnpj: CNPJ_RELATORIO,
    email: 'relatorio@saojorge.example',
    senha: 'Revenda#2026demo',
  },
];

/** Kept free so that a check can look for a CNPJ that nobody has. */
export const CNPJ_DE_NINGUEM = '00000000000191';

/** CPFs that no generated painter may get. */
export const CPFS_RESERVADOS: readonly string[] = [...EQUIPE.map(({cpf}) => cpf), CPF_PINTOR_ANTIGO, CPF_PINTOR_NOVO];
