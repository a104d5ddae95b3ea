import {resource} from '../manifest/manifest.ts';

export const pedidosPrivacidade = resource('pedidos-privacidade', {
  label: 'Pedidos de privacidade',
  one: 'Pedido de privacidade',
  group: 'Programa',
  icon: 'lock',
  path: '/pedidos-privacidade',
  list: () => import('./RequestsList'),
  rest: {path: 'pedidos-privacidade'},
  waiting: {tipo: 'retirada', estado: 'pedido'},
});
