import {resource} from '../manifest/manifest.ts';

export const produtos = resource('produtos', {
  label: 'Produtos',
  one: 'Produto',
  group: 'Catálogo',
  icon: 'bag',
  path: '/produtos',
  createPath: '/cadastrar/produto',
  failures: {list: 'Erro ao carregar produtos', update: 'Erro ao atualizar produto.'},
  list: () => import('./ProdutosList'),
  form: () => import('./ProdutoForm'),
  rest: {path: 'produtos', writable: ['codigo', 'gtin', 'nome', 'valorUnitario', 'valorPontos']},
});
