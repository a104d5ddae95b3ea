import {UNKNOWN_PRODUTO_PADRAO} from '@clube/domain';
import {REVENDA_BY_CNPJ} from '../components/inputs/revenda-by-cnpj.ts';
import {registration} from '../components/entity-screens/registration.ts';

export const produtosRevenda = registration('produtos_revenda', 'ProdutoRevenda', {
  label: 'Produtos das revendas',
  one: 'Produto da revenda',
  group: 'Rede',
  icon: 'copy',
  path: '/produtos-revenda',
  createPath: '/cadastrar/produto/revenda',
  columns: ['nome', 'revenda', 'cnpjRevenda', 'codigo', 'codigoPadrao', 'valorUnitario', 'valorPontos', 'criadoEm'],
  fields: ['cnpjRevenda', ['codigoPadrao', 'codigo'], ['nome', 'valorUnitario']],
  importing: {call: 'POST /api/upload/produtos_revenda', to: '/painel/processar/produtos/revenda'},
  search: 'Buscar por código, descrição ou CNPJ',
  lookups: {cnpjRevenda: REVENDA_BY_CNPJ},
  hints: {cnpjRevenda: 'Busque por nome, CNPJ ou cidade.'},
  checks: {codigoPadrao: {resource: 'produtos', by: 'codigo', missing: UNKNOWN_PRODUTO_PADRAO}},
  list: () => import('./ProdutosRevendaList'),
});
