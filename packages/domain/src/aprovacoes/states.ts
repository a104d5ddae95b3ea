import type {ReasonRule} from '../forms/reason.js';
import {Workflow} from '../workflows/workflow.js';

/** States of a request that a second person has to approve. `retirada`: what it asked for was settled in another way. */
export const APPROVAL_STATES = ['aberta', 'aprovada', 'recusada', 'retirada'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

export const APPROVAL_STATE_LABELS: Readonly<Record<ApprovalState, string>> = {
  aberta: 'Aguarda',
  aprovada: 'Aprovada',
  recusada: 'Recusada',
  retirada: 'Retirada',
};

/** The code of the answer to a request that is stored for a second person to decide (409). */
export const SECOND_PERSON_REQUIRED = 'SEGUNDA_PESSOA';

/** Length limits of the reason for refusing a request. */
export const APPROVAL_REFUSAL_RULE: ReasonRule = {min: 1, max: 500, tooShort: 'Informe o motivo da recusa'};

export const APPROVAL_WORKFLOW = new Workflow<ApprovalState, 'aprovar' | 'recusar' | 'retirar'>({
  states: APPROVAL_STATES,
  moves: {
    aberta: {aprovar: 'aprovada', recusar: 'recusada', retirar: 'retirada'},
    aprovada: {},
    recusada: {},
    retirada: {},
  },
  reasons: {recusar: APPROVAL_REFUSAL_RULE},
});
