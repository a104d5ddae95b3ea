import type {ReasonRule} from '../forms/reason.js';

/** Labels in the history for staff actions on a painter's account (document 2, sections 3 and 4). */
export const ATIVACAO_LABELS = {
  ativado: 'Ativado',
  desativado: 'Inativado',
  empresa: 'Tornado empresa',
  pessoa: 'Tornado pessoa física',
} as const;

export type AtivacaoAction = keyof typeof ATIVACAO_LABELS;
export const ATIVACAO_ACTIONS = Object.keys(ATIVACAO_LABELS) as [AtivacaoAction, ...AtivacaoAction[]];

/** Length limits of the reason for such an action (document 2, section 5). */
export const ATIVACAO_RULE: ReasonRule = {min: 1, max: 500, tooShort: 'Por favor, informe uma justificativa.'};

export const CPF_NOT_FOUND = 'CPF não encontrado.';
