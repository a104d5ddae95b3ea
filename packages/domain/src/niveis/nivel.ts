import {missingRequisitos, type RequisitoFlags} from './requisitos.js';

/** What a level's threshold counts over the last 12 months. */
export const LIMIT_TYPES = ['NENHUM', 'NOTAS', 'PONTOS', 'RESGATES'] as const;
export type LimitType = (typeof LIMIT_TYPES)[number];

export const LIMIT_TYPE_LABELS: Readonly<Record<LimitType, string>> = {
  NENHUM: 'Nenhum',
  NOTAS: 'Notas',
  PONTOS: 'Pontos',
  RESGATES: 'Resgates',
};

/** Months that a threshold looks back. */
export const LIMIT_MONTHS = 12;

export interface Nivel extends RequisitoFlags {
  readonly id: number;
  /** Levels climb by this number. */
  readonly ordem: number;
  readonly tipo: LimitType;
  /** Scored receipts, points earned or redemptions, by `tipo`. */
  readonly triggerLimite: number | null;
}

/** What is known of a painter when the level is evaluated. */
export interface PintorNivelStatus {
  /** Whether a receipt has ever been scored: before that there is no level. */
  readonly temNotaPontuada: boolean;
  readonly requisitos: RequisitoFlags;
  /** Counted over the last 12 months. */
  readonly ultimos12Meses: Readonly<Record<Exclude<LimitType, 'NENHUM'>, number>>;
}

/** How much is missing to the level's threshold; 0 when there is none or it is reached. */
export function missingToLimit(nivel: Nivel, {ultimos12Meses}: PintorNivelStatus): number {
  if (nivel.tipo === 'NENHUM') return 0;
  return Math.max(0, (nivel.triggerLimite ?? 0) - ultimos12Meses[nivel.tipo]);
}

/** Whether the painter meets all that this one level asks. */
export function meetsNivel(nivel: Nivel, status: PintorNivelStatus): boolean {
  return missingRequisitos(nivel, status.requisitos).length === 0 && missingToLimit(nivel, status) === 0;
}

function inOrder<N extends Nivel>(niveis: readonly N[]): N[] {
  return niveis.toSorted((a, b) => a.ordem - b.ordem || a.id - b.id);
}

/**
 * The level of a painter: none before the first scored receipt, then at least the lowest, whatever it asks; and from
 * where the painter stands up to the highest level of which, and of all between, the requirements are met. Nobody is
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

/** The level after this one; the lowest for who has none, and undefined at the top. */
export function nextNivel<N extends Nivel>(niveis: readonly N[], currentId?: number | null): N | undefined {
  const ladder = inOrder(niveis);
  return ladder[ladder.findIndex(nivel => nivel.id === currentId) + 1];
}
