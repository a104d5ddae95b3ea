import {resource} from '../manifest/manifest.ts';

export const cartoes = resource('cartoes', {
  label: 'Cartões',
  one: 'Cartão',
  group: 'Programa',
  icon: 'card',
  path: '/cartoes',
  list: () => import('./CartoesList'),
  rest: {path: 'cartoes', list: 'cartoes'},
});
