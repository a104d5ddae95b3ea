import {LANCAMENTO_TYPES, type LancamentoType} from './statement.js';

/** A movement of a painter's points: a ledger entry, or a receipt that gave none (yet). */
export const MOVIMENTO_TYPES = [...LANCAMENTO_TYPES, 'nota'] as const;
export type MovimentoType = LancamentoType | 'nota';

/** The kinds of entries in each part of the feed; `codigos` also shows what a code was used with. */
export const MOVIMENTO_GROUPS = {
  notas: ['nota', 'pontuacao', 'estorno_pontuacao', 'correcao', 'estorno_correcao'],
  codigos: ['codigo', 'codigo_cadastro', 'estorno_codigo', 'estorno_codigo_cadastro'],
  resgates: ['resgate', 'estorno_resgate'],
  extrato: LANCAMENTO_TYPES,
} as const satisfies Record<string, readonly MovimentoType[]>;

/** The tabs of the feed; `analise` has the receipts that wait for staff. */
export const MOVIMENTO_FILTERS = ['notas', 'codigos', 'resgates', 'extrato', 'analise'] as const;
export type MovimentoFilter = (typeof MOVIMENTO_FILTERS)[number];
