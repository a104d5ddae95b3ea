import type {ReasonRule} from '../forms/reason.js';
import {Workflow} from '../workflows/workflow.js';

/** What became of something that one person requested and another one has to approve. */
export const APPROVAL_STATES = ['aberta', 'aprovada', 'recusada'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

export const APPROVAL_STATE_LABELS: Readonly<Record<ApprovalState, string>> = {
  aberta: 'Aguarda',
  aprovada: 'Aprovada',
  recusada: 'Recusada',
};

/** Why it will not be done. */
export const APPROVAL_REFUSAL_RULE: ReasonRule = {min: 1, max: 500, tooShort: 'Informe o motivo da recusa'};

export const APPROVAL_WORKFLOW = new Workflow<ApprovalState, 'aprovar' | 'recusar'>({
  states: APPROVAL_STATES,
  moves: {aberta: {aprovar: 'aprovada', recusar: 'recusada'}, aprovada: {}, recusada: {}},
  reasons: {recusar: APPROVAL_REFUSAL_RULE},
});
