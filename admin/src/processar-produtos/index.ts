import {importManifest} from '../components/imports/import-manifest.ts';

/** The import of the manufacturer's products. */
export const processarProdutos = importManifest('processar-produtos', 'POST /api/upload/produtos', {
  tipo: 'produtos',
  title: 'Importar produtos',
  row: ['produto', 'produtos'],
  written: ['produto cadastrado', 'produtos cadastrados'],
  path: '/processar/produtos/sherwin-williams',
  listPath: '/processar/produtos',
  result: {label: 'Ver produtos', to: '/painel/produtos'},
});
