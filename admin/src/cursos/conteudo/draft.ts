import {effectOf, type CursoEffect} from '@clube/domain';
import {inOrder} from '../../components/reorder/move.ts';
import type {CursoCompleto, Modulo} from '../types';

interface Placed {
  readonly id: number;
  readonly aulas: readonly number[];
}

/** What was moved and removed, and is not saved yet. */
export interface Draft {
  /** The modules in their order, each with its lessons in theirs; absent while nothing was moved. */
  readonly order?: readonly Placed[];
  /** To be removed. */
  readonly modulos: readonly number[];
  readonly aulas: readonly number[];
}

export const NO_CHANGES: Draft = {modulos: [], aulas: []};

type Content = Pick<CursoCompleto, 'Modulos'>;

const idsOf = (rows: readonly {id: number}[]): number[] => rows.map(({id}) => id);
const placesOf = (modulos: readonly Modulo[]): Placed[] => modulos.map(({id, Aulas}) => ({id, aulas: idsOf(Aulas)}));
const isSame = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

/** The modules as they stand on the screen. What came meanwhile comes last, what is gone is left out. */
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

/** The modules in another order. */
export const withModulos = (shown: readonly Modulo[], draft: Draft, ids: readonly number[]): Draft => ({
  ...draft,
  order: placesOf(inOrder(shown, ids)),
});

/** A module's lessons in another order, some of another module's among them. */
export const withAulas = (shown: readonly Modulo[], draft: Draft, moduloId: number, ids: readonly number[]): Draft => ({
  ...draft,
  order: placesOf(shown).map(({id, aulas}) => ({
    id,
    aulas: id === moduloId ? ids : aulas.filter(aula => !ids.includes(aula)),
  })),
});

/** A lesson in the module before (at its end) or after (at its beginning); undefined where there is none. */
export function beyondModulo(shown: readonly Modulo[], draft: Draft, aula: number, by: -1 | 1): Draft | undefined {
  const from = shown.findIndex(({Aulas}) => Aulas.some(({id}) => id === aula));
  const to = shown[from + by];
  if (!to) return undefined;
  const ids = idsOf(to.Aulas);
  return withAulas(shown, draft, to.id, by < 0 ? [...ids, aula] : [aula, ...ids]);
}

/** To be removed, or after all not. */
export function withRemoved(draft: Draft, of: 'modulos' | 'aulas', id: number, removed: boolean): Draft {
  const others = draft[of].filter(each => each !== id);
  return {...draft, [of]: removed ? [...others, id] : others};
}

/** What each lesson is counted as, through all modules. */
export const numbered = (modulos: readonly Modulo[]): Map<number, number> =>
  new Map(modulos.flatMap(({Aulas}) => Aulas).map(({id}, i) => [id, i + 1]));

/** What of the draft is still there to be done, in words. */
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

/** What saving it does to those who are on their way. */
export function effectOfDraft(curso: Content & Pick<CursoCompleto, 'andamento'>, draft: Draft): CursoEffect {
  if (draft === NO_CHANGES) return SAME;
  const order = (modulos: readonly Modulo[]): number[] => modulos.flatMap(({Aulas}) => idsOf(Aulas));
  const kept = arranged(curso, draft).filter(({id}) => !draft.modulos.includes(id));
  const after = order(kept).filter(id => !draft.aulas.includes(id));
  return effectOf(curso.andamento, order(curso.Modulos), after);
}

export type Step =
  | {readonly kind: 'modulo'; readonly id: number; readonly ordem: number}
  | {readonly kind: 'aula'; readonly id: number; readonly idModulo: number; readonly ordem: number}
  | {readonly kind: 'removeModulo' | 'removeAula'; readonly id: number};

/**
 * The calls that make of what is stored what stands on the screen, in their order: each puts one in its place, and whoever stands
 * there already is left alone. Removed ones are moved with the others, so that nothing that was moved out of them is lost.
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
