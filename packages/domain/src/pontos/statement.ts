/** The kinds of credits. */
export const CREDIT_TYPES = [
  'pontuacao',
  'codigo',
  'codigo_cadastro',
  'indicacao',
  'bonus_diretorio',
  'devolucao',
] as const;

/** The kinds of entries that can be reversed. */
export const REVERSIBLE_TYPES = [
  'pontuacao',
  'codigo',
  'codigo_cadastro',
  'indicacao',
  'bonus_diretorio',
  'resgate',
  'correcao',
] as const;

export type CreditType = (typeof CREDIT_TYPES)[number];
export type ReversibleType = (typeof REVERSIBLE_TYPES)[number];
export type EstornoType = `estorno_${ReversibleType}`;

/**
 * A debt that is moved from an erased account to the same person's active one: the entry on either side. With the opposite sign:
 * points that still arrive at the erased account and settle that debt.
 */
export const CARRIED_DEBT_TYPES = {from: 'divida_transferida', to: 'divida_anterior'} as const;
export type CarriedDebtType = (typeof CARRIED_DEBT_TYPES)[keyof typeof CARRIED_DEBT_TYPES];

/** Every kind of entry of the points ledger. A correction may be of either sign. */
export type LancamentoType = CreditType | 'resgate' | 'expiracao' | 'correcao' | CarriedDebtType | EstornoType;

/** The label of each kind in the statement. */
export const LANCAMENTO_LABELS: Readonly<Record<LancamentoType, string>> = {
  pontuacao: 'Nota pontuada',
  codigo: 'Código promocional',
  codigo_cadastro: 'Código de cadastro',
  indicacao: 'Indicação válida',
  bonus_diretorio: 'Bônus Ache Seu Pintor',
  devolucao: 'Pontos devolvidos',
  resgate: 'Resgate de prêmio',
  expiracao: 'Pontos expirados',
  correcao: 'Correção de pontuação',
  divida_anterior: 'Débito da participação anterior',
  divida_transferida: 'Débito levado para o novo cadastro',
  estorno_pontuacao: 'Pontuação cancelada',
  estorno_codigo: 'Código cancelado',
  estorno_codigo_cadastro: 'Código de cadastro cancelado',
  estorno_indicacao: 'Indicação cancelada',
  estorno_bonus_diretorio: 'Bônus cancelado',
  estorno_resgate: 'Resgate cancelado',
  estorno_correcao: 'Correção desfeita',
};

export const LANCAMENTO_TYPES = Object.keys(LANCAMENTO_LABELS) as LancamentoType[];

/** The kind of the entry that reverses one of this kind. */
export function estornoOf(tipo: ReversibleType): EstornoType {
  return `estorno_${tipo}`;
}

/**
 * The kinds that make up the total of points earned: credits and corrections, less reversals. Points given back after expiry were
 * counted when they were earned; redemption and expiry subtract nothing.
 */
export const ACCUMULATED_TYPES: readonly LancamentoType[] = REVERSIBLE_TYPES.filter(tipo => tipo !== 'resgate').flatMap(
  tipo => [tipo, estornoOf(tipo)],
);
