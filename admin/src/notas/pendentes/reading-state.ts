import type {NomeIcone} from '@clube/ui';
import type {Tom} from '../../components/Estado';
import type {Pendente} from '../tipos';

type Lida = Partial<Pick<Pendente, 'leitura' | 'certa' | 'confianca'>>;

export interface EstadoNaLista {
  texto: string;
  tom: Tom;
  icone: NomeIcone;
  /** Percent; only where something was read. */
  medida?: number;
}

/** How far a reading can be trusted, in a word and, where something was read, in percent. */
export function readingState({leitura, certa, confianca}: Lida): EstadoNaLista {
  if (leitura === 'em_leitura') return {texto: 'Em leitura', tom: 'info', icone: 'relogio'};
  if (leitura !== 'lida') return {texto: 'Não lida', tom: 'neutro', icone: 'olhoFechado'};
  const medida = Math.round(Math.min(1, Math.max(0, confianca ?? 0)) * 100);
  if (certa) return {texto: 'Certa', tom: 'ok', icone: 'certo', medida};
  // Something is open: however well all the rest was read, it is not the whole.
  return {texto: 'Conferir', tom: 'espera', icone: 'alerta', medida: Math.min(99, medida)};
}
