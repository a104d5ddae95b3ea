import {importManifest} from '../components/imports/import-manifest.ts';

/** The import of sales of resellers that report from their own system. */
export const processarVendas = importManifest(
  'processar-vendas',
  'POST /api/upload/vendas',
  {
    tipo: 'vendas',
    title: 'Importar vendas',
    row: ['item vendido', 'itens vendidos'],
    written: ['venda processada', 'vendas processadas'],
    path: '/processar/vendas/arquivo',
    listPath: '/processar/vendas',
    result: {label: 'Ver vendas pontuadas', to: '/painel/pontuacoes/pontuado'},
    groups: true,
    correctable: true,
    undone: {
      rows: ['venda é cancelada, e os seus pontos saem', 'vendas são canceladas, e os seus pontos saem'],
      done: 'As vendas foram canceladas, e os pontos saíram. O arquivo pode ser enviado de novo.',
    },
  },
  async () => (await import('./params')).PARAMS,
);
