import type {ReasonRule} from '../forms/reason.js';

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
