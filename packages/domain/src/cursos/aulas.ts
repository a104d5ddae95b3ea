import type {AulaState} from './states.js';

/** What decides whether a lesson may be opened, in the course's order. */
export interface AulaInOrder {
  readonly id: number;
  readonly concluida: boolean;
}

/** Said to who opens a lesson before its turn (document 1, §8). */
export const AULA_UNAVAILABLE = 'Aula indisponível, por favor termine a anterior';

/**
 * Each lesson's state, by its id: finished ones stay open, of the others the one whose predecessor is finished. A course that was
 * completed is open altogether: what staff add afterwards takes nothing from anybody.
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

/** Whether all of a course is finished; one without lessons never is. */
export const isComplete = (aulas: readonly AulaInOrder[]): boolean =>
  aulas.length > 0 && aulas.every(({concluida}) => concluida);

/** Of how many lessons, how many are finished, in whole percent that say 100 only when all are. */
export const percentComplete = (done: number, total: number): number =>
  total === 0 ? 0 : Math.floor((done * 100) / total);
