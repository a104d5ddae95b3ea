/** People who are on their way through a course and have finished the same lessons. */
export interface Andamento {
  readonly aulas: readonly number[];
  readonly pessoas: number;
}

/** What a change of a course's lessons does to who is on the way, in people. Whoever completed it loses nothing. */
export interface CursoEffect {
  /** All that is left is finished: they complete it. */
  readonly concluem: number;
  /** They go on with another lesson than before. */
  readonly outraProxima: number;
}

/** The lesson to go on with: the first that is not finished. @param order all lessons, in the course's order */
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
