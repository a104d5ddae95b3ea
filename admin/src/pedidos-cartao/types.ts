import {client, type Row} from '@clube/api-client';
import type {SettablePedidoState} from '@clube/domain';

/** A request to the card operator. `valor` in BRL. */
export type Pedido = Row<'/api/cartoes/pedidos'>;

interface Details {
  numero?: string;
  codigoBarras?: string;
  motivo?: string;
}

/** The API requests about them. */
export const pedidoActions = {
  change: (id: number, estado: SettablePedidoState, details: Details = {}) =>
    client.post('/api/cartoes/pedidos/{id}/estado', {path: {id}, body: {estado, ...details}}),
};

/** Resources whose lists are refetched after a change, which may also deliver an order. */
export const REFETCHED_RESOURCES = ['pedidos-cartao', 'resgates'] as const;
