import type {TipoFiscal} from '../documents/receipt/access-key.js';
import {Workflow} from '../workflows/workflow.js';

export const NOTA_STATES = ['pendente', 'pontuada', 'reprovada', 'encerrada', 'cancelada'] as const;
export type NotaState = (typeof NOTA_STATES)[number];

export const NOTA_STATE_LABELS: Readonly<Record<NotaState, string>> = {
  pendente: 'Pendente',
  pontuada: 'Pontuada',
  reprovada: 'Reprovada',
  encerrada: 'Não Pontuável',
  cancelada: 'Cancelada',
};

export type NotaAction =
  | 'pontuar'
  | 'reprovar'
  | 'encerrar'
  | 'juntar'
  | 'cancelar'
  | 'retornarPendente'
  | 'desfazerReprovacao';

/** Seconds within which a rejection can be taken back, by the person who made it: the painter has hardly read it. */
export const REJECTION_UNDO_SECONDS = 60;

/** Seconds after a decision until its painter is told: longer than its message offers to undo it, so that nobody hears of a slip. */
export const DECISION_NOTICE_SECONDS = 15;

export const NOTA_WORKFLOW = new Workflow<NotaState, NotaAction>({
  states: NOTA_STATES,
  moves: {
    pendente: {pontuar: 'pontuada', reprovar: 'reprovada', encerrar: 'encerrada', juntar: 'encerrada'},
    pontuada: {cancelar: 'cancelada', retornarPendente: 'pendente'},
    encerrada: {retornarPendente: 'pendente'},
    reprovada: {desfazerReprovacao: 'pendente'},
    cancelada: {},
  },
});

/** The permitted reasons for rejecting a receipt. */
export const REJECTION_REASONS = [
  'Nota Duplicada',
  'Nota Ilegível',
  'Nota Incompleta',
  'Nota Não Qualificada',
  'Nota Fora do Prazo de Envio',
] as const;

export const NO_REASON = 'Escolha um dos motivos';

export type RejectionReason = (typeof REJECTION_REASONS)[number];

export function isRejectionReason(reason: unknown): reason is RejectionReason {
  return REJECTION_REASONS.some(known => known === reason);
}

export const TIPO_FISCAL_LABELS: Readonly<Record<TipoFiscal, string>> = {N: 'Nota Fiscal', C: 'Cupom Fiscal'};
