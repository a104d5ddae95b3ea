import type {ReasonRule} from '../forms/reason.js';
import {Workflow} from '../workflows/workflow.js';

/** Requests to the card's operator: a first card, a credit, blocking, unblocking. */
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

/** Length limits of the operator's reason for refusing a request, which the painter reads. */
export const PEDIDO_REFUSAL_RULE: ReasonRule = {min: 1, max: 200, tooShort: 'Informe o motivo da recusa'};

/** A request is cancelled only together with its redemption or its painter. */
export type PedidoMove = 'enviar' | 'confirmar' | 'entregar' | 'recusar' | 'cancelar';

export const PEDIDO_WORKFLOW = new Workflow<PedidoState, PedidoMove>({
  states: PEDIDO_STATES,
  moves: {
    pedido: {enviar: 'enviado', confirmar: 'confirmado', recusar: 'recusado', cancelar: 'cancelado'},
    enviado: {confirmar: 'confirmado', recusar: 'recusado', cancelar: 'cancelado'},
    confirmado: {entregar: 'entregue'},
    entregue: {},
    recusado: {},
    cancelado: {},
  },
  reasons: {recusar: PEDIDO_REFUSAL_RULE},
});

/** The states that wait for the operator. */
export const OPEN_PEDIDO_STATES = PEDIDO_STATES.filter(state => PEDIDO_WORKFLOW.leads(state, 'cancelado'));

/** The states that staff can set. */
export const SETTABLE_PEDIDO_STATES = ['enviado', 'confirmado', 'entregue', 'recusado'] as const;
export type SettablePedidoState = (typeof SETTABLE_PEDIDO_STATES)[number];

/** The states that staff can set from this one; only cards can be delivered. */
export function nextPedidoStates(tipo: PedidoType, from: PedidoState): readonly SettablePedidoState[] {
  const next = SETTABLE_PEDIDO_STATES.filter(to => PEDIDO_WORKFLOW.leads(from, to));
  return tipo === 'cartao' ? next : next.filter(to => to !== 'entregue');
}
