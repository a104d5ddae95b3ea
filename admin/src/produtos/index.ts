import {registration} from '../components/entity-screens/registration.ts';

export const produtos = registration('produtos', 'Produto', {
  label: 'Produtos',
  one: 'Produto',
  group: 'Catálogo',
  icon: 'bag',
  path: '/produtos',
  createPath: '/cadastrar/produto',
  createEntry: 'Novo produto',
  aliases: {'/cadastrar/produto/sherwin-williams': '/cadastrar/produto'},
  failures: {list: 'Erro ao carregar produtos', update: 'Erro ao atualizar produto.'},
  changed: 'Dados atualizado com sucesso',
  columns: ['nome', 'codigo', 'valorUnitario', 'valorPontos', 'ativo'],
  fields: [['codigo', 'gtin'], 'nome', ['valorUnitario', 'valorPontos'], ['uso', 'rendimento']],
  hints: {
    gtin: 'Os números sob as barras da embalagem: com eles as notas são lidas sem dúvida.',
    rendimento: 'Com ele e o tamanho no nome o Ache Seu Pintor calcula quanto de tinta o cliente vai precisar.',
  },
  list: () => import('./ProdutosList'),
});
