import type {AvisoLeitura} from '@clube/domain';
import type {DocumentoLido} from '../document/types';
import type {MotivoInterrupcao} from './current-reading';

const AVISOS: Readonly<Record<MotivoInterrupcao, AvisoLeitura>> = {
  tempo: {tipo: 'limite', gravidade: 'atencao', texto: 'A leitura demorou demais e foi interrompida.'},
  memoria: {
    tipo: 'limite',
    gravidade: 'atencao',
    texto: 'O arquivo exigiu memória demais e a leitura foi interrompida.',
  },
  falha: {tipo: 'falha', gravidade: 'atencao', texto: 'A leitura do arquivo falhou.'},
};

/** A receipt whose reading was cut short: what had been read until then, never as certain as a whole. */
export function interrompido(motivo: MotivoInterrupcao, duracaoMs: number, parcial?: DocumentoLido): DocumentoLido {
  const lido: DocumentoLido = parcial ?? {
    estado: 'nao_lida',
    itens: [],
    campos: {},
    avisos: [],
    confianca: 0,
    certa: false,
    medidas: {vias: [], paginas: 0, duracaoMs: 0},
  };
  return {
    ...lido,
    certa: false,
    avisos: [...lido.avisos, AVISOS[motivo]],
    medidas: {...lido.medidas, duracaoMs: Math.round(duracaoMs)},
  };
}
