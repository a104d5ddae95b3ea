/** Where a long work is: it waits, runs, or came to one of three ends. */
export const ESTADOS_TRABALHO = ['fila', 'rodando', 'concluido', 'cancelado', 'falhou'] as const;
export type EstadoTrabalho = (typeof ESTADOS_TRABALHO)[number];

export const ROTULOS_ESTADO_TRABALHO: Readonly<Record<EstadoTrabalho, string>> = {
  fila: 'Na fila',
  rodando: 'Em andamento',
  concluido: 'Concluído',
  cancelado: 'Cancelado',
  falhou: 'Interrompido',
};

/** What became of one row of it. */
export const ESTADOS_LINHA_TRABALHO = ['pendente', 'feita', 'falhou'] as const;
export type EstadoLinhaTrabalho = (typeof ESTADOS_LINHA_TRABALHO)[number];

export const ROTULOS_LINHA_TRABALHO: Readonly<Record<EstadoLinhaTrabalho, string>> = {
  pendente: 'Pendente',
  feita: 'Feita',
  falhou: 'Falhou',
};

/** It waits or runs: there is something to wait for, and to cancel. */
export function trabalhoAberto(state: EstadoTrabalho): boolean {
  return state === 'fila' || state === 'rodando';
}

/** How much of it is done, in whole percent; undefined while nobody knows how much there is. 100 means all of it. */
export function andamentoTrabalho(feitos: number, total: number | null): number | undefined {
  if (total === null) return undefined;
  return total === 0 ? 100 : Math.min(100, Math.floor((feitos / total) * 100));
}
