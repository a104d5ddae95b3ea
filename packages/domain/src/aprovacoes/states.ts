import type {ReasonRule} from '../forms/reason.js';
import {Workflow} from '../workflows/workflow.js';

/** States of a request that a second person has to approve. */
export const APPROVAL_STATES = ['aberta', 'aprovada', 'recusada'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

export const APPROVAL_STATE_LABELS: Readonly<Record<ApprovalState, string>> = {
  aberta: 'Aguarda',
  aprovada: 'Aprovada',
  recusada: 'Recusada',
};

/** The code of the answer to a request that is stored for a second person to decide (409). */
export const SECOND_PERSON_REQUIRED = 'SEGUNDA_PESSOA';

/** Length limits of the reason for refusing a request. */
export const APPROVAL_REFUSAL_RULE: ReasonRule = {min: 1, max: 500, tooShort: 'Informe o motivo da recusa'};

export const APPROVAL_WORKFLOW = new Workflow<ApprovalState, 'aprovar' | 'recusar'>({
  states: APPROVAL_STATES,
  moves: {aberta: {aprovar: 'aprovada', recusar: 'recusada'}, aprovada: {}, recusada: {}},
  reasons: {recusar: APPROVAL_REFUSAL_RULE},
});
