import {resource} from '../manifest/manifest.ts';

export const lojas = resource('lojas', {
  label: 'Lojas',
  one: 'Loja',
  group: 'Catálogo',
  icon: 'house',
  path: '/lojas',
  failures: {update: 'Erro ao atualizar loja'},
  list: () => import('./LojasList'),
  edit: () => import('./LojaForm'),
  rest: {path: 'lojas', key: 'cnpj', entity: 'Loja'},
});
