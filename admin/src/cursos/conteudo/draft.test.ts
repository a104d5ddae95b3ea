import assert from 'node:assert/strict';
import fc from 'fast-check';
import type {Aula, Modulo} from '../types';
import {
  NO_CHANGES,
  arranged,
  beyondModulo,
  changesOf,
  effectOfDraft,
  stepsOf,
  withAulas,
  withModulos,
  withRemoved,
  type Draft,
} from './draft.ts';

/** A course from the ids of its modules and their lessons. */
const given = (content: Readonly<Record<number, readonly number[]>>) => ({
  Modulos: Object.entries(content).map(
    ([id, aulas]) => ({id: Number(id), Aulas: aulas.map(aula => ({id: aula}) as Aula)}) as Modulo,
  ),
});
const seen = (modulos: readonly Modulo[]) => modulos.map(({id, Aulas}) => [id, ...Aulas.map(aula => aula.id)]);
const CURSO = given({1: [11, 12], 2: [21], 3: []});

/** The modules and lessons on the server after the requests of the draft. */
function done(curso: {Modulos: Modulo[]}, draft: Draft) {
  let modulos = seen(curso.Modulos);
  for (const step of stepsOf(curso, draft)) {
    const {id} = step;
    if (step.kind === 'removeModulo') modulos = modulos.filter(([modulo]) => modulo !== id);
    if (step.kind === 'removeAula')
      modulos = modulos.map(([modulo, ...aulas]) => [modulo!, ...aulas.filter(a => a !== id)]);
    if (step.kind === 'modulo') {
      const moved = modulos.filter(([modulo]) => modulo === id);
      modulos = modulos.filter(([modulo]) => modulo !== id).toSpliced(step.ordem - 1, 0, ...moved);
    }
    if (step.kind === 'aula')
      modulos = modulos.map(([modulo, ...aulas]) => {
        const rest = aulas.filter(a => a !== id);
        return [modulo!, ...(modulo === step.idModulo ? rest.toSpliced(step.ordem - 1, 0, id) : rest)];
      });
  }
  return modulos;
}

describe('the draft of a course', () => {
  it('is the course itself while nothing was changed', () => {
    assert.equal(arranged(CURSO, NO_CHANGES), CURSO.Modulos);
    assert.deepEqual(changesOf(CURSO, NO_CHANGES), []);
    assert.deepEqual(stepsOf(CURSO, NO_CHANGES), []);
  });

  it('moves lessons over the end of their module into the next one, and names it', () => {
    const draft = beyondModulo(CURSO.Modulos, NO_CHANGES, 12, 1);
    assert.ok(draft);
    assert.deepEqual(seen(arranged(CURSO, draft)), [[1, 11], [2, 12, 21], [3]]);
    assert.deepEqual(changesOf(CURSO, draft), ['ordem do módulo 1', 'ordem do módulo 2']);
    assert.deepEqual(stepsOf(CURSO, draft), [{kind: 'aula', id: 12, idModulo: 2, ordem: 1}]);
    assert.equal(beyondModulo(CURSO.Modulos, NO_CHANGES, 11, -1), undefined);
  });

  it('puts the modules in another order with what is in them', () => {
    const draft = withModulos(CURSO.Modulos, NO_CHANGES, [3, 1, 2]);
    assert.deepEqual(seen(arranged(CURSO, draft)), [[3], [1, 11, 12], [2, 21]]);
    assert.deepEqual(changesOf(CURSO, draft), ['ordem dos módulos']);
    assert.deepEqual(stepsOf(CURSO, draft), [{kind: 'modulo', id: 3, ordem: 1}]);
  });

  it('removes at the end, and no lesson twice', () => {
    let draft = withRemoved(withRemoved(NO_CHANGES, 'aulas', 21, true), 'modulos', 2, true);
    draft = withRemoved(draft, 'aulas', 11, true);
    assert.deepEqual(changesOf(CURSO, draft), ['aula 1 removida', 'módulo 2 removido']);
    assert.deepEqual(stepsOf(CURSO, draft), [
      {kind: 'removeAula', id: 11},
      {kind: 'removeModulo', id: 2},
    ]);
    assert.deepEqual(changesOf(CURSO, withRemoved(draft, 'aulas', 11, false)), ['módulo 2 removido']);
  });

  it('keeps what came meanwhile at the end, and forgets what is gone', () => {
    const draft = withAulas(CURSO.Modulos, NO_CHANGES, 2, [11, 21]);
    const meanwhile = given({1: [12, 13], 2: [21], 4: [41]});
    assert.deepEqual(seen(arranged(meanwhile, draft)), [
      [1, 12, 13],
      [2, 21],
      [4, 41],
    ]);
    assert.deepEqual(changesOf(meanwhile, withRemoved(draft, 'aulas', 99, true)), []);
  });

  it('is made true by its calls, whatever was moved', () => {
    const ids = [11, 12, 13, 21, 22, 31];
    const curso = given({1: [11, 12, 13], 2: [21, 22], 3: [31]});
    fc.assert(
      fc.property(
        fc.shuffledSubarray([1, 2, 3], {minLength: 3}),
        fc.shuffledSubarray(ids, {minLength: ids.length}),
        fc.array(fc.nat(6), {minLength: 2, maxLength: 2}),
        (modulos, aulas, cuts) => {
          const [a = 0, b = 0] = cuts.toSorted((x, y) => x - y);
          const parts = [aulas.slice(0, a), aulas.slice(a, b), aulas.slice(b)];
          const draft = {...NO_CHANGES, order: modulos.map((id, i) => ({id, aulas: parts[i] ?? []}))};
          assert.deepEqual(done(curso, draft), seen(arranged(curso, draft)));
        },
      ),
    );
  });

  it('says what it does to those on their way: who completes the course, who goes on with another lesson', () => {
    const curso = {
      ...CURSO,
      andamento: [
        {aulas: [], pessoas: 4},
        {aulas: [11, 12], pessoas: 2},
      ],
    };
    assert.deepEqual(effectOfDraft(curso, NO_CHANGES), {concluem: 0, outraProxima: 0});
    const without = withRemoved(NO_CHANGES, 'modulos', 2, true);
    assert.deepEqual(effectOfDraft(curso, without), {concluem: 2, outraProxima: 0});
    assert.deepEqual(effectOfDraft(curso, withRemoved(without, 'aulas', 11, true)), {concluem: 2, outraProxima: 4});
    assert.deepEqual(effectOfDraft(curso, withModulos(curso.Modulos, NO_CHANGES, [2, 1, 3])), {
      concluem: 0,
      outraProxima: 4,
    });
  });
});
