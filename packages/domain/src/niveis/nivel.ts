import {requisitosFaltando, type FlagsRequisitos} from './requisitos.js';

/** What a level's threshold counts over the last 12 months. */
export const TIPOS_LIMITE = ['NENHUM', 'NOTAS', 'PONTOS', 'RESGATES'] as const;
export type TipoLimite = (typeof TIPOS_LIMITE)[number];

/** Months that a threshold looks back. */
export const LIMITE_MESES = 12;

export interface Nivel extends FlagsRequisitos {
  readonly id: number;
  /** Levels climb by this number. */
  readonly ordem: number;
  readonly tipo: TipoLimite;
  /** Scored receipts, points earned or redemptions, by `tipo`. */
  readonly triggerLimite: number | null;
}

/** What is known of a painter when the level is evaluated. */
export interface SituacaoPintor {
  /** Whether a receipt has ever been scored: before that there is no level. */
  readonly temNotaPontuada: boolean;
  readonly requisitos: FlagsRequisitos;
  /** Counted over the last 12 months. */
  readonly ultimos12Meses: Readonly<Record<Exclude<TipoLimite, 'NENHUM'>, number>>;
}

/** How much is missing to the level's threshold; 0 when there is none or it is reached. */
export function faltaParaLimite(nivel: Nivel, {ultimos12Meses}: SituacaoPintor): number {
  if (nivel.tipo === 'NENHUM') return 0;
  return Math.max(0, (nivel.triggerLimite ?? 0) - ultimos12Meses[nivel.tipo]);
}

/** Whether the painter meets all that this one level asks. */
export function cumpreNivel(nivel: Nivel, situacao: SituacaoPintor): boolean {
  return requisitosFaltando(nivel, situacao.requisitos).length === 0 && faltaParaLimite(nivel, situacao) === 0;
}

function emOrdem<N extends Nivel>(niveis: readonly N[]): N[] {
  return niveis.toSorted((a, b) => a.ordem - b.ordem || a.id - b.id);
}

/**
 * The level of a painter: none before the first scored receipt, then at least the lowest, whatever it asks; and from
 * where the painter stands up to the highest level of which, and of all between, the requirements are met. Nobody is
 * moved down. A current level that no longer exists counts as none.
 */
export function nivelAlcancado<N extends Nivel>(
  niveis: readonly N[],
  situacao: SituacaoPintor,
  idAtual?: number | null,
): N | undefined {
  const escada = emOrdem(niveis);
  let degrau = escada.findIndex(nivel => nivel.id === idAtual);
  if (degrau < 0) {
    if (!situacao.temNotaPontuada) return undefined;
    degrau = 0;
  }
  for (let acima = escada[degrau + 1]; acima && cumpreNivel(acima, situacao); acima = escada[degrau + 1]) degrau++;
  return escada[degrau];
}

/** The level after this one; the lowest for who has none, and undefined at the top. */
export function proximoNivel<N extends Nivel>(niveis: readonly N[], idAtual?: number | null): N | undefined {
  const escada = emOrdem(niveis);
  return escada[escada.findIndex(nivel => nivel.id === idAtual) + 1];
}
