/** What may credit a painter. */
export const CREDIT_TYPES = [
  'pontuacao',
  'codigo',
  'codigo_cadastro',
  'indicacao',
  'bonus_diretorio',
  'devolucao',
] as const;

/** The entries that a later one can take back. */
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
 * A debt that goes from an erased account of a person to the living one: what it leaves and what it enters. Of the other
 * sign, what still comes to the erased account and settles the debt that came from it.
 */
export const CARRIED_DEBT_TYPES = {from: 'divida_transferida', to: 'divida_anterior'} as const;
export type CarriedDebtType = (typeof CARRIED_DEBT_TYPES)[keyof typeof CARRIED_DEBT_TYPES];

/** Every kind of entry of the points ledger. A correction may be of either sign. */
export type LancamentoType = CreditType | 'resgate' | 'expiracao' | 'correcao' | CarriedDebtType | EstornoType;

/** What the statement calls each kind. */
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

/** The kind of the entry that takes back one of this kind. */
export function estornoOf(tipo: ReversibleType): EstornoType {
  return `estorno_${tipo}`;
}

/**
 * What the total of points that a painter has earned is made of: credits and corrections, less what was taken back.
 * Points given back after they expired were earned before and do not count twice; redeeming and expiring take nothing.
 */
export const ACCUMULATED_TYPES: readonly LancamentoType[] = REVERSIBLE_TYPES.filter(tipo => tipo !== 'resgate').flatMap(
  tipo => [tipo, estornoOf(tipo)],
);
