import {LANCAMENTO_TYPES, type LancamentoType} from './statement.js';

/** What moves in a painter's points: the ledger's entries, and receipts that gave none, or none yet. */
export const MOVIMENTO_TYPES = [...LANCAMENTO_TYPES, 'nota'] as const;
export type MovimentoType = LancamentoType | 'nota';

/** The kinds of entries that each part of the feed shows; `codigos` shows besides what a code was used with. */
export const MOVIMENTO_GROUPS = {
  notas: ['nota', 'pontuacao', 'estorno_pontuacao', 'correcao', 'estorno_correcao'],
  codigos: ['codigo', 'codigo_cadastro', 'estorno_codigo', 'estorno_codigo_cadastro'],
  resgates: ['resgate', 'estorno_resgate'],
  extrato: LANCAMENTO_TYPES,
} as const satisfies Record<string, readonly MovimentoType[]>;

/** Parts of the feed; `analise` are the receipts that somebody still has to look at. */
export const MOVIMENTO_FILTERS = ['notas', 'codigos', 'resgates', 'extrato', 'analise'] as const;
export type MovimentoFilter = (typeof MOVIMENTO_FILTERS)[number];
