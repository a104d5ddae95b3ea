import type {ReasonRule} from '../forms/reason.js';
import {Workflow} from '../workflows/workflow.js';

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

/** Why the operator refused a request; the painter reads it. */
export const PEDIDO_REFUSAL_RULE: ReasonRule = {min: 1, max: 200, tooShort: 'Informe o motivo da recusa'};

/** It is cancelled with its redemption, or with its painter, only. */
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

/** Those that the operator has still to answer. */
export const OPEN_PEDIDO_STATES = PEDIDO_STATES.filter(state => PEDIDO_WORKFLOW.leads(state, 'cancelado'));

/** What staff lead a request to. */
export const SETTABLE_PEDIDO_STATES = ['enviado', 'confirmado', 'entregue', 'recusado'] as const;
export type SettablePedidoState = (typeof SETTABLE_PEDIDO_STATES)[number];

/** Where staff may lead a request from here; only a card is delivered. */
export function nextPedidoStates(tipo: PedidoType, from: PedidoState): readonly SettablePedidoState[] {
  const next = SETTABLE_PEDIDO_STATES.filter(to => PEDIDO_WORKFLOW.leads(from, to));
  return tipo === 'cartao' ? next : next.filter(to => to !== 'entregue');
}
