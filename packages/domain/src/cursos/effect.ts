/** Enrolled painters of a course who have finished the same lessons. */
export interface Andamento {
  readonly aulas: readonly number[];
  readonly pessoas: number;
}

/** The effect of changing a course's lessons, in numbers of enrolled painters. Painters who completed it are not affected. */
export interface CursoEffect {
  /** Painters who complete the course, as they finished all remaining lessons. */
  readonly concluem: number;
  /** Painters whose next lesson changes. */
  readonly outraProxima: number;
}

/** The next lesson: the first that is not finished. @param order all lessons, in the course's order */
export const nextAula = (order: readonly number[], finished: readonly number[]): number | undefined =>
  order.find(id => !finished.includes(id));

/** @param before and @param after all lessons in their order, before and after the change */
export function effectOf(
  andamento: readonly Andamento[],
  before: readonly number[],
  after: readonly number[],
): CursoEffect {
  let [concluem, outraProxima] = [0, 0];
  for (const {aulas, pessoas} of andamento) {
    const next = nextAula(after, aulas);
    if (next === undefined && after.length > 0) concluem += pessoas;
    else if (next !== nextAula(before, aulas)) outraProxima += pessoas;
  }
  return {concluem, outraProxima};
}
