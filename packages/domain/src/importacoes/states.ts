import {Workflow} from '../workflows/workflow.js';

/**
 * States of an import: its columns can still be chosen, it is being checked, written or undone, or it is at an end. What
 * was written can be undone from there, also the part that was before it was cancelled or failed.
 */
export const IMPORTACAO_STATES = [
  'recebida',
  'conferindo',
  'conferida',
  'gravando',
  'concluida',
  'desfazendo',
  'desfeita',
  'falhou',
  'cancelada',
] as const;
export type ImportacaoState = (typeof IMPORTACAO_STATES)[number];

export const IMPORTACAO_STATE_LABELS: Readonly<Record<ImportacaoState, string>> = {
  recebida: 'Recebida',
  conferindo: 'Conferindo',
  conferida: 'Conferida',
  gravando: 'Gravando',
  concluida: 'Concluída',
  desfazendo: 'Desfazendo',
  desfeita: 'Desfeita',
  falhou: 'Interrompida',
  cancelada: 'Cancelada',
};

export const IMPORTACAO_WORKFLOW = new Workflow<
  ImportacaoState,
  | 'conferir'
  | 'conferida'
  | 'gravar'
  | 'gravada'
  | 'desistir'
  | 'interromper'
  | 'cancelar'
  | 'desfazer'
  | 'desfeita'
  | 'manter'
>({
  states: IMPORTACAO_STATES,
  moves: {
    recebida: {conferir: 'conferindo', cancelar: 'cancelada', interromper: 'falhou'},
    conferindo: {conferida: 'conferida', cancelar: 'cancelada', interromper: 'falhou'},
    conferida: {conferir: 'conferindo', gravar: 'gravando', cancelar: 'cancelada', interromper: 'falhou'},
    gravando: {gravada: 'concluida', desistir: 'recebida', cancelar: 'cancelada', interromper: 'falhou'},
    concluida: {desfazer: 'desfazendo'},
    desfazendo: {desfeita: 'desfeita', manter: 'concluida', interromper: 'falhou'},
    desfeita: {},
    falhou: {desfazer: 'desfazendo'},
    cancelada: {desfazer: 'desfazendo'},
  },
});

/** The effect of a line: it creates, changes or leaves a row, or has errors. */
export const LINHA_STATES = ['nova', 'mudada', 'igual', 'erro'] as const;
export type LinhaState = (typeof LINHA_STATES)[number];

export const LINHA_STATE_LABELS: Readonly<Record<LinhaState, string>> = {
  nova: 'Nova',
  mudada: 'Mudada',
  igual: 'Igual',
  erro: 'Com erro',
};

/** `tudo`: all lines or none; `validas`: only the valid lines. */
export const IMPORTACAO_MODES = ['tudo', 'validas'] as const;
export type ImportacaoMode = (typeof IMPORTACAO_MODES)[number];

/** Maximum length of a cell that is corrected, and of an invalid one as it is shown. */
export const IMPORTACAO_CELL_MAX = 300;

/** Encodings of import files; `windows-1252` includes the characters of Latin-1. */
export const IMPORTACAO_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof IMPORTACAO_ENCODINGS)[number];

export const IMPORTACAO_SEPARATORS = [';', ',', '\t'] as const;
export type Separator = (typeof IMPORTACAO_SEPARATORS)[number];

export const DECIMAL_SIGNS = [',', '.'] as const;
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

/** Whether its columns may still be chosen and it may be checked (again). */
export function isImportacaoOpen(state: ImportacaoState): boolean {
  return IMPORTACAO_WORKFLOW.leads(state, 'conferindo');
}

/** How long a written import can be undone, its lines and its file are kept. */
export const IMPORTACAO_RETENTION_DAYS = 7;

/** Whether a batch job is running for it. */
export function isImportacaoRunning(state: ImportacaoState): boolean {
  return IMPORTACAO_WORKFLOW.leads(state, 'conferida') || IMPORTACAO_WORKFLOW.leads(state, 'concluida');
}
