import type {ReasonRule} from '../forms/reason.js';

/** What staff do to a painter's account (document 2, sections 3 and 4), as its history says it. */
export const ATIVACAO_LABELS = {
  ativado: 'Ativado',
  desativado: 'Desativado',
  empresa: 'Tornado empresa',
  pessoa: 'Tornado pessoa física',
} as const;

export type AtivacaoAction = keyof typeof ATIVACAO_LABELS;
export const ATIVACAO_ACTIONS = Object.keys(ATIVACAO_LABELS) as [AtivacaoAction, ...AtivacaoAction[]];

/** Why they do it (document 2, section 5). */
export const ATIVACAO_RULE: ReasonRule = {min: 1, max: 500, tooShort: 'Por favor, informe uma justificativa.'};

export const CPF_NOT_FOUND = 'CPF não encontrado.';
