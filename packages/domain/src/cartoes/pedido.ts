/** Requests to the card's operator: a first card, credit on it, that it be blocked or unblocked. */
export const PEDIDO_TYPES = ['cartao', 'recarga', 'bloqueio', 'desbloqueio'] as const;
export type PedidoType = (typeof PEDIDO_TYPES)[number];

export const PEDIDO_TYPE_LABELS: Readonly<Record<PedidoType, string>> = {
  cartao: 'Cartão novo',
  recarga: 'Recarga',
  bloqueio: 'Bloqueio',
  desbloqueio: 'Desbloqueio',
};

export const PEDIDO_STATES = ['pedido', 'enviado', 'confirmado', 'entregue', 'recusado', 'cancelado'] as const;
export type PedidoState = (typeof PEDIDO_STATES)[number];

export const PEDIDO_STATE_LABELS: Readonly<Record<PedidoState, string>> = {
  pedido: 'Aberto',
  enviado: 'Na operadora',
  confirmado: 'Confirmado',
  entregue: 'Entregue',
  recusado: 'Recusado',
  cancelado: 'Cancelado',
};

/** Those that the operator has still to answer. */
export const OPEN_PEDIDO_STATES: readonly PedidoState[] = ['pedido', 'enviado'];

/** What staff do to a request. It is cancelled with its redemption only. */
export const SETTABLE_PEDIDO_STATES = ['enviado', 'confirmado', 'entregue', 'recusado'] as const;
export type SettablePedidoState = (typeof SETTABLE_PEDIDO_STATES)[number];

const TRANSITIONS: Readonly<Record<PedidoState, readonly SettablePedidoState[]>> = {
  pedido: ['enviado', 'confirmado', 'recusado'],
  enviado: ['confirmado', 'recusado'],
  confirmado: ['entregue'],
  entregue: [],
  recusado: [],
  cancelado: [],
};

/** Where staff may lead a request from here; only a card is delivered. */
export function nextPedidoStates(tipo: PedidoType, from: PedidoState): readonly SettablePedidoState[] {
  return TRANSITIONS[from].filter(to => to !== 'entregue' || tipo === 'cartao');
}
