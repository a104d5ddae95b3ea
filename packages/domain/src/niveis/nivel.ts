import {missingRequisitos, type RequisitoFlags} from './requisitos.js';

/** What the threshold of a level counts, over the last 12 months. */
export const LIMIT_TYPES = ['NENHUM', 'NOTAS', 'PONTOS', 'RESGATES'] as const;
export type LimitType = (typeof LIMIT_TYPES)[number];

export const LIMIT_TYPE_LABELS: Readonly<Record<LimitType, string>> = {
  NENHUM: 'Nenhum',
  NOTAS: 'Notas',
  PONTOS: 'Pontos',
  RESGATES: 'Resgates',
};

/** Months over which a threshold counts. */
export const LIMIT_MONTHS = 12;

export interface Nivel extends RequisitoFlags {
  readonly id: number;
  /** Levels are ordered by it, the lowest first. */
  readonly ordem: number;
  readonly tipo: LimitType;
  /** Minimum number of scored receipts, earned points or redemptions, depending on `tipo`. */
  readonly triggerLimite: number | null;
}

/** The painter's data for evaluating the level. */
export interface PintorNivelStatus {
  /** Whether a receipt was ever scored; before that the painter has no level. */
  readonly temNotaPontuada: boolean;
  readonly requisitos: RequisitoFlags;
  /** Counted over the last 12 months. */
  readonly ultimos12Meses: Readonly<Record<Exclude<LimitType, 'NENHUM'>, number>>;
}

/** The amount missing to the level's threshold; 0 when it has none or it is reached. */
export function missingToLimit(nivel: Nivel, {ultimos12Meses}: PintorNivelStatus): number {
  if (nivel.tipo === 'NENHUM') return 0;
  return Math.max(0, (nivel.triggerLimite ?? 0) - ultimos12Meses[nivel.tipo]);
}

/** Whether the painter meets all requirements of this one level. */
export function meetsNivel(nivel: Nivel, status: PintorNivelStatus): boolean {
  return missingRequisitos(nivel, status.requisitos).length === 0 && missingToLimit(nivel, status) === 0;
}

function inOrder<N extends Nivel>(niveis: readonly N[]): N[] {
  return niveis.toSorted((a, b) => a.ordem - b.ordem || a.id - b.id);
}

/**
 * The level of a painter: none before the first scored receipt, then at least the lowest, even if its requirements are not
 * met. From the current level the painter moves up as long as the requirements of each next level are met. Nobody is
 * moved down. A current level that no longer exists counts as none.
 */
export function nivelReached<N extends Nivel>(
  niveis: readonly N[],
  status: PintorNivelStatus,
  currentId?: number | null,
): N | undefined {
  const ladder = inOrder(niveis);
  let rung = ladder.findIndex(nivel => nivel.id === currentId);
  if (rung < 0) {
    if (!status.temNotaPontuada) return undefined;
    rung = 0;
  }
  for (let above = ladder[rung + 1]; above && meetsNivel(above, status); above = ladder[rung + 1]) rung++;
  return ladder[rung];
}

/** The next level: the lowest for a painter without a level; undefined for the highest. */
export function nextNivel<N extends Nivel>(niveis: readonly N[], currentId?: number | null): N | undefined {
  const ladder = inOrder(niveis);
  return ladder[ladder.findIndex(nivel => nivel.id === currentId) + 1];
}
