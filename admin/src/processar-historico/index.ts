import {importManifest} from '../components/imports/import-manifest.ts';

/** The import of the sales that networks report. */
export const processarHistorico = importManifest('processar-historico', 'POST /api/upload/historico', {
  tipo: 'historico',
  title: 'Importar histórico',
  row: ['linha de histórico', 'linhas de histórico'],
  written: ['linha de histórico processado', 'linhas de histórico processado'],
  path: '/processar/historico/arquivo',
  listPath: '/processar/historico',
  result: {label: 'Ver histórico', to: '/painel/historico'},
  groups: true,
});
