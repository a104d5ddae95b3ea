import {resource} from '../manifest/manifest.ts';

export const pedidosCartao = resource('pedidos-cartao', {
  label: 'Pedidos de cartão',
  one: 'Pedido de cartão',
  group: 'Programa',
  icon: 'card',
  path: '/cartoes/pedidos',
  list: () => import('./PedidosList'),
  rest: {path: 'cartoes/pedidos'},
  waiting: {estado: 'pedido'},
});
