import {Workflow} from '../workflows/workflow.js';

/** Privacy requests of painters: a copy of their data, erasure, withdrawal of a consent. */
export const PRIVACY_REQUESTS = ['copia', 'eliminacao', 'retirada'] as const;
export type PrivacyRequest = (typeof PRIVACY_REQUESTS)[number];

export const PRIVACY_REQUEST_LABELS: Readonly<Record<PrivacyRequest, string>> = {
  copia: 'Cópia dos dados',
  eliminacao: 'Apagar os dados',
  retirada: 'Retirada de autorização',
};

export const PRIVACY_REQUEST_STATES = ['pedido', 'atendido'] as const;
export type PrivacyRequestState = (typeof PRIVACY_REQUEST_STATES)[number];

export const PRIVACY_REQUEST_STATE_LABELS: Readonly<Record<PrivacyRequestState, string>> = {
  pedido: 'Pedido',
  atendido: 'Atendido',
};

export const PRIVACY_REQUEST_WORKFLOW = new Workflow<PrivacyRequestState, 'atender'>({
  states: PRIVACY_REQUEST_STATES,
  moves: {pedido: {atender: 'atendido'}, atendido: {}},
});
