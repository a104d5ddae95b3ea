import {Workflow} from '../workflows/workflow.js';

/** States of a batch job: it waits, runs, or came to one of three ends. */
export const TRABALHO_STATES = ['fila', 'rodando', 'concluido', 'cancelado', 'falhou'] as const;
export type TrabalhoState = (typeof TRABALHO_STATES)[number];

export const TRABALHO_STATE_LABELS: Readonly<Record<TrabalhoState, string>> = {
  fila: 'Na fila',
  rodando: 'Em andamento',
  concluido: 'Concluído',
  cancelado: 'Cancelado',
  falhou: 'Interrompido',
};

/** What became of one row of it. */
export const TRABALHO_LINHA_STATES = ['pendente', 'feita', 'falhou'] as const;
export type TrabalhoLinhaState = (typeof TRABALHO_LINHA_STATES)[number];

export const TRABALHO_LINHA_STATE_LABELS: Readonly<Record<TrabalhoLinhaState, string>> = {
  pendente: 'Pendente',
  feita: 'Feita',
  falhou: 'Falhou',
};

export const TRABALHO_WORKFLOW = new Workflow<
  TrabalhoState,
  'comecar' | 'devolver' | 'concluir' | 'cancelar' | 'interromper'
>({
  states: TRABALHO_STATES,
  moves: {
    fila: {comecar: 'rodando', cancelar: 'cancelado'},
    rodando: {devolver: 'fila', concluir: 'concluido', cancelar: 'cancelado', interromper: 'falhou'},
    concluido: {},
    cancelado: {},
    falhou: {},
  },
});

/** It waits or runs: there is something to wait for, and to cancel. */
export function isTrabalhoOpen(state: TrabalhoState): boolean {
  return !TRABALHO_WORKFLOW.isFinal(state);
}

/** How much of it is done, in whole percent; undefined while nobody knows how much there is. 100 means all of it. */
export function trabalhoProgress(feitos: number, total: number | null): number | undefined {
  if (total === null) return undefined;
  return total === 0 ? 100 : Math.min(100, Math.floor((feitos / total) * 100));
}
