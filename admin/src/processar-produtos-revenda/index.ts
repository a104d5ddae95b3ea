import {importManifest} from '../components/imports/import-manifest.ts';

/** The import of a reseller's names for the manufacturer's products. */
export const processarProdutosRevenda = importManifest(
  'processar-produtos-revenda',
  'POST /api/upload/produtos_revenda',
  {
    tipo: 'produtos-revenda',
    title: 'Importar produtos de revenda',
    row: ['produto', 'produtos'],
    written: ['produto cadastrado', 'produtos cadastrados'],
    path: '/processar/produtos/revenda',
    listPath: '/processar/produtos-revenda',
    result: {label: 'Ver produtos das revendas', to: '/painel/produtos-revenda'},
  },
  async () => (await import('./params')).PARAMS,
);
