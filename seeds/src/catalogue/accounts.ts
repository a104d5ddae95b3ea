import type {StaffAccount, RelatorioAccount} from './types';

const PAINEL_PASSWORD = 'Painel#2026demo';

/** The staff accounts that are printed at start. */
export const STAFF: readonly StaffAccount[] = [
  {
    nome: 'Adriana Menezes',
    cpf: '11144477735',
    email: 'adriana.menezes@example.com',
    senha: PAINEL_PASSWORD,
    permissao: 0,
  },
  {
    nome: 'Samuel Martins',
    cpf: '52998224725',
    email: 'samuel.martins@example.com',
    senha: PAINEL_PASSWORD,
    permissao: 1,
  },
  {nome: 'Aurora Duarte', cpf: '15350946056', email: 'aurora.duarte@example.com', senha: PAINEL_PASSWORD, permissao: 2},
];

export const PINTOR_PASSWORD = 'Pintor#2026demo';

/** The painter with a rich history, and the one who has just signed up. */
export const VETERAN_CPF = '39053344705';
export const NEWCOMER_CPF = '12345678909';

/** A painter with a long name who never spends points, so that they expire. */
export const SAVER_CPF = '26318507000';

/** The veteran's card number, which must be typed to unblock the card. */
export const VETERAN_CARTAO = '6062820000002026';

/** The head office of the demo reseller group; its branches share the first eight characters. */
export const CNPJ_RELATORIO = '11222333000181';

export const RELATORIOS: readonly RelatorioAccount[] = [
  {
    nome: 'Casa das Tintas São Jorge',
    cnpj: CNPJ_RELATORIO,
    email: 'relatorio@saojorge.example',
    senha: 'Revenda#2026demo',
  },
];

/** Never used in the data, so that tests can search for an unknown CNPJ. */
export const CNPJ_OF_NOBODY = '00000000000191';

/** CPFs that no generated painter may get. */
export const RESERVED_CPFS: readonly string[] = [...STAFF.map(({cpf}) => cpf), VETERAN_CPF, NEWCOMER_CPF, SAVER_CPF];
