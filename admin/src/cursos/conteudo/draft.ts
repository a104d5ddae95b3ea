import {effectOf, type CursoEffect} from '@clube/domain';
import {inOrder} from '../../components/reorder/move.ts';
import type {CursoCompleto, Modulo} from '../types';

interface Placed {
  readonly id: number;
  readonly aulas: readonly number[];
}

/** Unsaved moves and removals. */
export interface Draft {
  /** The modules and their lessons in their new order; absent if nothing was moved. */
  readonly order?: readonly Placed[];
  /** Ids of modules to remove. */
  readonly modulos: readonly number[];
  readonly aulas: readonly number[];
}

export const NO_CHANGES: Draft = {modulos: [], aulas: []};

type Content = Pick<CursoCompleto, 'Modulos'>;

const idsOf = (rows: readonly {id: number}[]): number[] => rows.map(({id}) => id);
const placesOf = (modulos: readonly Modulo[]): Placed[] => modulos.map(({id, Aulas}) => ({id, aulas: idsOf(Aulas)}));
const isSame = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

/** The modules in the draft's order. Modules and lessons added meanwhile come last, deleted ones are omitted. */
export function arranged({Modulos}: Content, {order}: Draft): Modulo[] {
  if (!order) return Modulos;
  const placed = new Map(order.flatMap(({id, aulas}) => aulas.map(aula => [aula, id] as const)));
  const there = new Set(idsOf(Modulos));
  const all = Modulos.flatMap(({id, Aulas}) => Aulas.map(aula => ({aula, id})));
  return inOrder(Modulos, idsOf(order)).map(modulo => {
    const its = all.filter(({aula, id}) => {
      const to = placed.get(aula.id) ?? id;
      return (there.has(to) ? to : id) === modulo.id;
    });
    const ids = order.find(({id}) => id === modulo.id)?.aulas ?? [];
    return {
      ...modulo,
      Aulas: inOrder(
        its.map(({aula}) => aula),
        ids,
      ),
    };
  });
}

/** The draft with the modules in another order. */
export const withModulos = (shown: readonly Modulo[], draft: Draft, ids: readonly number[]): Draft => ({
  ...draft,
  order: placesOf(inOrder(shown, ids)),
});

/** The draft with a module's lessons in another order; lessons of other modules may be among them. */
export const withAulas = (shown: readonly Modulo[], draft: Draft, moduloId: number, ids: readonly number[]): Draft => ({
  ...draft,
  order: placesOf(shown).map(({id, aulas}) => ({
    id,
    aulas: id === moduloId ? ids : aulas.filter(aula => !ids.includes(aula)),
  })),
});

/**
 * The draft with a lesson moved to the end of the previous module or the beginning of the next; undefined if there is
 * none.
 */
export function beyondModulo(shown: readonly Modulo[], draft: Draft, aula: number, by: -1 | 1): Draft | undefined {
  const from = shown.findIndex(({Aulas}) => Aulas.some(({id}) => id === aula));
  const to = shown[from + by];
  if (!to) return undefined;
  const ids = idsOf(to.Aulas);
  return withAulas(shown, draft, to.id, by < 0 ? [...ids, aula] : [aula, ...ids]);
}

/** The draft with a module or lesson marked for removal, or unmarked. */
export function withRemoved(draft: Draft, of: 'modulos' | 'aulas', id: number, removed: boolean): Draft {
  const others = draft[of].filter(each => each !== id);
  return {...draft, [of]: removed ? [...others, id] : others};
}

/** The number of each lesson, counted through all modules. */
export const numbered = (modulos: readonly Modulo[]): Map<number, number> =>
  new Map(modulos.flatMap(({Aulas}) => Aulas).map(({id}, i) => [id, i + 1]));

/** The draft's remaining changes as texts. */
export function changesOf(curso: Content, draft: Draft): string[] {
  const shown = arranged(curso, draft);
  const numbers = numbered(shown);
  const removed = new Set(draft.modulos);
  const moved = shown.flatMap(({id, Aulas}, i) => {
    const before = curso.Modulos.find(modulo => modulo.id === id)?.Aulas ?? [];
    return isSame(idsOf(before), idsOf(Aulas)) ? [] : [`ordem do módulo ${i + 1}`];
  });
  return [
    ...(isSame(idsOf(curso.Modulos), idsOf(shown)) ? [] : ['ordem dos módulos']),
    ...moved,
    ...shown.flatMap(({id, Aulas}, i) =>
      removed.has(id)
        ? [`módulo ${i + 1} removido`]
        : Aulas.filter(aula => draft.aulas.includes(aula.id)).map(aula => `aula ${numbers.get(aula.id)} removida`),
    ),
  ];
}

const SAME: CursoEffect = {concluem: 0, outraProxima: 0};

/** The effect of saving the draft on enrolled painters. */
export function effectOfDraft(curso: Content & Pick<CursoCompleto, 'andamento'>, draft: Draft): CursoEffect {
  if (draft === NO_CHANGES) return SAME;
  const order = (modulos: readonly Modulo[]): number[] => modulos.flatMap(({Aulas}) => idsOf(Aulas));
  const remaining = arranged(curso, draft).filter(({id}) => !draft.modulos.includes(id));
  const after = order(remaining).filter(id => !draft.aulas.includes(id));
  return effectOf(curso.andamento, order(curso.Modulos), after);
}

export type Step =
  | {readonly kind: 'modulo'; readonly id: number; readonly ordem: number}
  | {readonly kind: 'aula'; readonly id: number; readonly idModulo: number; readonly ordem: number}
  | {readonly kind: 'removeModulo' | 'removeAula'; readonly id: number};

/**
 * The requests that turn the stored order into the draft's, in sequence: each moves one item, and items in their right
 * place are not moved. Removed modules and lessons are moved too, so that a lesson moved out of a removed module is not
 * lost.
 */
export function stepsOf(curso: Content, draft: Draft): Step[] {
  const shown = arranged(curso, draft);
  const steps: Step[] = [];
  let modulos = idsOf(curso.Modulos);
  for (const [i, {id}] of shown.entries()) {
    if (modulos[i] === id) continue;
    steps.push({kind: 'modulo', id, ordem: i + 1});
    modulos = modulos.filter(each => each !== id).toSpliced(i, 0, id);
  }
  const stored = new Map(curso.Modulos.map(({id, Aulas}) => [id, idsOf(Aulas)]));
  for (const {id: idModulo, Aulas} of shown)
    for (const [i, {id}] of Aulas.entries()) {
      if (stored.get(idModulo)?.[i] === id) continue;
      steps.push({kind: 'aula', id, idModulo, ordem: i + 1});
      for (const [modulo, ids] of stored)
        stored.set(
          modulo,
          ids.filter(each => each !== id),
        );
      stored.set(idModulo, (stored.get(idModulo) ?? []).toSpliced(i, 0, id));
    }
  for (const {id, Aulas} of shown) {
    if (draft.modulos.includes(id)) steps.push({kind: 'removeModulo', id});
    else for (const aula of Aulas) if (draft.aulas.includes(aula.id)) steps.push({kind: 'removeAula', id: aula.id});
  }
  return steps;
}
