import {registration} from '../components/entity-screens/registration.ts';

export const categorias = registration('categorias-diretorio', 'Categoria', {
  label: 'Categorias',
  one: 'Categoria',
  feminine: true,
  group: 'Conteúdo',
  icon: 'brush',
  path: '/categorias',
  columns: ['nome', 'icone', 'pintores', 'ativo'],
  fields: [['nome', 'icone'], 'ativo'],
  initial: {ativo: 1},
  hints: {ativo: 'Inativa, fica com os pintores que já a escolheram e não é mais oferecida.'},
  list: () => import('./CategoriasList'),
});
