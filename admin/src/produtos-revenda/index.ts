import {registration} from '../components/entity-screens/registration.ts';

export const produtosRevenda = registration('produtos_revenda', 'ProdutoRevenda', {
  label: 'Produtos das revendas',
  one: 'Produto da revenda',
  group: 'Rede',
  icon: 'copy',
  path: '/produtos-revenda',
  createPath: '/cadastrar/produto/revenda',
  columns: ['nome', 'revenda', 'cnpjRevenda', 'codigo', 'codigoPadrao', 'valorUnitario', 'criadoEm'],
  fields: ['cnpjRevenda', ['codigoPadrao', 'codigo'], ['nome', 'valorUnitario']],
  importing: {call: 'POST /api/upload/produtos_revenda', to: '/painel/processar/produtos/revenda'},
  search: 'Buscar por código, descrição ou CNPJ',
  lookups: {cnpjRevenda: {entity: 'Revenda', label: 'nomeInput', by: 'cnpj'}},
  only: 'create',
});
