import {Workflow} from '../workflows/workflow.js';

/** States of a batch job: it waits, runs, or has one of three final states. */
export const TRABALHO_STATES = ['fila', 'rodando', 'concluido', 'cancelado', 'falhou'] as const;
export type TrabalhoState = (typeof TRABALHO_STATES)[number];

export const TRABALHO_STATE_LABELS: Readonly<Record<TrabalhoState, string>> = {
  fila: 'Na fila',
  rodando: 'Em andamento',
  concluido: 'Concluído',
  cancelado: 'Cancelado',
  falhou: 'Interrompido',
};

/** States of one row of a batch job. */
export const TRABALHO_LINHA_STATES = ['pendente', 'feita', 'falhou'] as const;
export type TrabalhoLinhaState = (typeof TRABALHO_LINHA_STATES)[number];

export const TRABALHO_LINHA_STATE_LABELS: Readonly<Record<TrabalhoLinhaState, string>> = {
  pendente: 'Pendente',
  feita: 'Feita',
  falhou: 'Falhou',
};

export type TrabalhoMove = 'comecar' | 'devolver' | 'concluir' | 'cancelar' | 'interromper';

export const TRABALHO_WORKFLOW = new Workflow<TrabalhoState, TrabalhoMove>({
  states: TRABALHO_STATES,
  moves: {
    fila: {comecar: 'rodando', cancelar: 'cancelado'},
    rodando: {devolver: 'fila', concluir: 'concluido', cancelar: 'cancelado', interromper: 'falhou'},
    concluido: {},
    cancelado: {},
    falhou: {},
  },
});

/** Whether it waits or runs, so that it can be cancelled. */
export function isTrabalhoOpen(state: TrabalhoState): boolean {
  return !TRABALHO_WORKFLOW.isFinal(state);
}

/** Progress in whole percent; undefined while the total is unknown. 100 only if all rows are done. */
export function trabalhoProgress(feitos: number, total: number | null): number | undefined {
  if (total === null) return undefined;
  return total === 0 ? 100 : Math.min(100, Math.floor((feitos / total) * 100));
}
