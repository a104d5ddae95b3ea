import type {IconName} from '@clube/ui';
import type {Tone} from '../../components/StateChip';
import type {Pendente} from '../types';

type ReadingFields = Partial<Pick<Pendente, 'leitura' | 'certa' | 'confianca'>>;

export interface ReadingState {
  text: string;
  tone: Tone;
  icon: IconName;
  /** Percent; only where something was read. */
  percent?: number;
}

/** How far a reading can be trusted, in a word and, where something was read, in percent. */
export function readingState({leitura, certa, confianca}: ReadingFields): ReadingState {
  if (leitura === 'em_leitura') return {text: 'Em leitura', tone: 'info', icon: 'clock'};
  if (leitura !== 'lida') return {text: 'Não lida', tone: 'neutral', icon: 'eyeClosed'};
  const percent = Math.round(Math.min(1, Math.max(0, confianca ?? 0)) * 100);
  if (certa) return {text: 'Certa', tone: 'ok', icon: 'check', percent};
  // Something is open: however well all the rest was read, it is not the whole.
  return {text: 'Conferir', tone: 'waiting', icon: 'alert', percent: Math.min(99, percent)};
}
