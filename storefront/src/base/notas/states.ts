import {NOTA_STATES, NOTA_STATE_LABELS, type NotaState} from '@clube/domain';
import type {IconName, BadgeTone} from '@clube/ui';

/** Parses a state from its name or its label. */
export function readNotaState(status: string): NotaState | undefined {
  return NOTA_STATES.find(
    state => state === status.toLowerCase() || NOTA_STATE_LABELS[state].toLowerCase() === status.toLowerCase(),
  );
}

/** The states in the painter's words: a pending receipt is being checked by a person. */
export const STATE_APPEARANCE: Readonly<Record<NotaState, {text: string; tone: BadgeTone; icon?: IconName}>> = {
  pendente: {text: 'Em análise', tone: 'waiting'},
  pontuada: {text: NOTA_STATE_LABELS.pontuada, tone: 'ok'},
  reprovada: {text: NOTA_STATE_LABELS.reprovada, tone: 'error'},
  encerrada: {text: NOTA_STATE_LABELS.encerrada, tone: 'neutral'},
  cancelada: {text: NOTA_STATE_LABELS.cancelada, tone: 'error'},
};
