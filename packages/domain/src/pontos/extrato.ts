/** What may credit a painter. */
export const TIPOS_CREDITO = [
  'pontuacao',
  'codigo',
  'codigo_cadastro',
  'indicacao',
  'bonus_diretorio',
  'devolucao',
] as const;

/** The entries that a later one can take back. */
export const TIPOS_ESTORNAVEIS = [
  'pontuacao',
  'codigo',
  'codigo_cadastro',
  'indicacao',
  'bonus_diretorio',
  'resgate',
  'correcao',
] as const;

export type TipoEstornavel = (typeof TIPOS_ESTORNAVEIS)[number];
export type TipoEstorno = `estorno_${TipoEstornavel}`;

/** Every kind of entry of the points ledger. A correction may be of either sign. */
export type TipoLancamento = (typeof TIPOS_CREDITO)[number] | 'resgate' | 'expiracao' | 'correcao' | TipoEstorno;

/** What the statement calls each kind. */
export const ROTULOS_LANCAMENTO: Readonly<Record<TipoLancamento, string>> = {
  pontuacao: 'Nota pontuada',
  codigo: 'Código promocional',
  codigo_cadastro: 'Código de cadastro',
  indicacao: 'Indicação válida',
  bonus_diretorio: 'Bônus Ache Seu Pintor',
  devolucao: 'Pontos devolvidos',
  resgate: 'Resgate de prêmio',
  expiracao: 'Pontos expirados',
  correcao: 'Correção de pontuação',
  estorno_pontuacao: 'Pontuação cancelada',
  estorno_codigo: 'Código cancelado',
  estorno_codigo_cadastro: 'Código de cadastro cancelado',
  estorno_indicacao: 'Indicação cancelada',
  estorno_bonus_diretorio: 'Bônus cancelado',
  estorno_resgate: 'Resgate cancelado',
  estorno_correcao: 'Correção desfeita',
};

export const TIPOS_LANCAMENTO = Object.keys(ROTULOS_LANCAMENTO) as TipoLancamento[];

/** The kind of the entry that takes back one of this kind. */
export function estornoDe(tipo: TipoEstornavel): TipoEstorno {
  return `estorno_${tipo}`;
}

/**
 * What the total of points that a painter has earned is made of: credits and corrections, less what was taken back.
 * Points given back after they expired were earned before and do not count twice; redeeming and expiring take nothing.
 */
export const TIPOS_ACUMULADO: readonly TipoLancamento[] = TIPOS_ESTORNAVEIS.filter(tipo => tipo !== 'resgate').flatMap(
  tipo => [tipo, estornoDe(tipo)],
);
