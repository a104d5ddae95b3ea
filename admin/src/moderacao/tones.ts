import type {ModeracaoEstado} from '@clube/domain';
import type {Tone} from '../components/StateChip';

export const ESTADO_TONES: Readonly<Record<ModeracaoEstado, Tone>> = {
  pendente: 'waiting',
  aprovada: 'ok',
  recusada: 'error',
};
