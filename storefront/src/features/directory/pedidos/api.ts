import {client, type Row} from '@clube/api-client';
import type {OrcamentoOutcome} from '@clube/domain';
import {queryOptions} from '@tanstack/react-query';

export type Pedido = Row<'/api/sessoes/parceiro/pedidos-orcamento'>;

export const pedidosQuery = queryOptions({
  queryKey: ['diretorio', 'pedidos'],
  queryFn: async ({signal}) => (await client.list('/api/sessoes/parceiro/pedidos-orcamento', {signal})).rows,
});

export const settlePedido = ({id, estado}: {id: number; estado: OrcamentoOutcome}) =>
  client.put('/api/sessoes/parceiro/pedidos-orcamento/{id}', {path: {id}, body: {estado}});
