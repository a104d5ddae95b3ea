import {NOTA_STATE_LABELS, type NotaState} from '@clube/domain';
import {StateChip, type Tone} from '../StateChip';

export const NOTA_TONES: Readonly<Record<NotaState, Tone>> = {
  pendente: 'waiting',
  pontuada: 'ok',
  reprovada: 'error',
  encerrada: 'neutral',
  cancelada: 'error',
};

export function NotaStateChip({estado}: {estado: NotaState}) {
  return <StateChip tone={NOTA_TONES[estado]}>{NOTA_STATE_LABELS[estado]}</StateChip>;
}
