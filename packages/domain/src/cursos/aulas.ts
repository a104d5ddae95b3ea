import type {AulaState} from './states.js';

/** The data of a lesson that decide whether it may be opened. */
export interface AulaInOrder {
  readonly id: number;
  readonly concluida: boolean;
}

/** Message when a lesson is not available yet (document 1, §8). */
export const AULA_UNAVAILABLE = 'Aula indisponível, por favor termine a anterior';

/**
 * The state of each lesson by id: finished ones stay open; of the others, those whose predecessor is finished are open. In a
 * completed course all are open, including lessons that staff add later.
 * @param aulas in the order of the course, across its modules
 */
export function aulaStates(aulas: readonly AulaInOrder[], completed = false): ReadonlyMap<number, AulaState> {
  return new Map(
    aulas.map(({id, concluida}, i) => {
      const open = completed || (aulas[i - 1]?.concluida ?? true);
      return [id, concluida ? 'concluida' : open ? 'disponivel' : 'indisponivel'];
    }),
  );
}

/** Whether all lessons are finished; false for a course without lessons. */
export const isComplete = (aulas: readonly AulaInOrder[]): boolean =>
  aulas.length > 0 && aulas.every(({concluida}) => concluida);

/** Share of finished lessons in whole percent; 100 only when all are finished. */
export const percentComplete = (done: number, total: number): number =>
  total === 0 ? 0 : Math.floor((done * 100) / total);
