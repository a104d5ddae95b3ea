const MB = 1024 * 1024;

/** What reading one receipt may cost, and how long a process lives. Times in milliseconds, sizes in bytes. */
export interface LimitesProcesso {
  /** Work for each page, or for each file where the pages are not known yet; by the clock at most thrice as much. */
  tempoPorPagina: number;
  tempoTotal: number;
  /** For a process to come up. */
  tempoDeInicio: number;
  /** Of the heap that scripts use. */
  heap: number;
  /** Of all its memory: beyond it the process is ended at once. */
  rssMaximo: number;
  /** Beyond it, or after so many documents, it is replaced by a fresh one when the reading is done. */
  rssDeTroca: number;
  documentos: number;
  /** How long an unused process is kept. */
  ocioso: number;
}

export const LIMITES_PROCESSO: LimitesProcesso = {
  tempoPorPagina: 20_000,
  tempoTotal: 120_000,
  tempoDeInicio: 20_000,
  heap: 768 * MB,
  rssMaximo: 1400 * MB,
  rssDeTroca: 1100 * MB,
  documentos: 100,
  ocioso: 120_000,
};

/** What one task in a process of its own may cost. Time in milliseconds, sizes in bytes. */
export interface LimitesTarefa {
  /** The start of the process included. */
  tempo: number;
  /** Of the heap that scripts use. */
  heap: number;
  /** Of all its memory: beyond it the process is ended at once. */
  rssMaximo: number;
}

/** Counting pages, making a picture that browsers can show: small things that a person or a list waits for. */
export const LIMITES_TAREFA: LimitesTarefa = {tempo: 20_000, heap: 512 * MB, rssMaximo: 1000 * MB};
