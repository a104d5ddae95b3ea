import type {InterruptionReason} from '@clube/confined';
import type {ReadingWarning} from '@clube/domain';
import type {DocumentReading} from '../document/types';

const NOTICES: Readonly<Record<InterruptionReason, ReadingWarning>> = {
  time: {tipo: 'limite', gravidade: 'atencao', texto: 'A leitura demorou demais e foi interrompida.'},
  memory: {
    tipo: 'limite',
    gravidade: 'atencao',
    texto: 'O arquivo exigiu memória demais e a leitura foi interrompida.',
  },
  fault: {tipo: 'falha', gravidade: 'atencao', texto: 'A leitura do arquivo falhou.'},
};

/** The result of an interrupted reading: what was read so far; the receipt as a whole is never certain. */
export function interrupted(
  reason: InterruptionReason,
  durationMs: number,
  partial?: DocumentReading,
): DocumentReading {
  const reading: DocumentReading = partial ?? {
    estado: 'nao_lida',
    itens: [],
    campos: {},
    avisos: [],
    confianca: 0,
    certa: false,
    medidas: {vias: [], paginas: 0, duracaoMs: 0},
  };
  return {
    ...reading,
    certa: false,
    avisos: [...reading.avisos, NOTICES[reason]],
    medidas: {...reading.medidas, duracaoMs: Math.round(durationMs)},
  };
}
