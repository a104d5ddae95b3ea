import {resource} from '../manifest/manifest.ts';

export const pedidosPrivacidade = resource('pedidos-privacidade', {
  label: 'Privacidade',
  one: 'Pedido de privacidade',
  many: 'Pedidos de privacidade',
  group: 'Programa',
  icon: 'lock',
  path: '/pedidos-privacidade',
  list: () => import('./RequestsList'),
  rest: {path: 'pedidos-privacidade'},
  waiting: {tipo: 'retirada', estado: 'pedido'},
});
