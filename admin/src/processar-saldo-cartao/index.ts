import {importManifest} from '../components/imports/import-manifest.ts';

/** The import of prepaid card balances from the operator's file. */
export const processarSaldoCartao = importManifest('processar-saldo-cartao', 'POST /api/upload/saldo_cartao', {
  tipo: 'saldo-cartao',
  title: 'Importar saldos dos cartões',
  row: ['cartão', 'cartões'],
  written: ['linha de saldo processado', 'linhas de saldo processado'],
  path: '/processar/saldo-cartao/arquivo',
  listPath: '/processar/saldo-cartao',
  result: {label: 'Ver cartões', to: '/painel/cartoes'},
  groups: true,
});
