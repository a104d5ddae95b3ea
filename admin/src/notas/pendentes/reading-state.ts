import type {IconName} from '@clube/ui';
import type {Tone} from '../../components/StateChip';
import type {Pendente} from '../types';

type ReadingFields = Partial<Pick<Pendente, 'leitura' | 'certa' | 'confianca'>>;

export interface ReadingState {
  text: string;
  tone: Tone;
  icon: IconName;
  /** Percent; absent if nothing was read. */
  percent?: number;
}

/** The reliability of a reading, in one word and, if something was read, in percent. */
export function readingState({leitura, certa, confianca}: ReadingFields): ReadingState {
  if (leitura === 'em_leitura') return {text: 'Em leitura', tone: 'info', icon: 'clock'};
  if (leitura !== 'lida') return {text: 'Não lida', tone: 'neutral', icon: 'eyeClosed'};
  const percent = Math.round(Math.min(1, Math.max(0, confianca ?? 0)) * 100);
  if (certa) return {text: 'Certa', tone: 'ok', icon: 'check', percent};
  // Some value is open, so the total stays below 100%, however well the rest was read.
  return {text: 'Conferir', tone: 'waiting', icon: 'alert', percent: Math.min(99, percent)};
}
