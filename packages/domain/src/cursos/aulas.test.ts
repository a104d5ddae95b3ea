import assert from 'node:assert/strict';
import fc from 'fast-check';
import {aulaStates, isComplete, percentComplete} from './aulas.js';

const of = (...done: boolean[]) => done.map((concluida, i) => ({id: i + 1, concluida}));
const states = (done: boolean[], completed?: boolean) => [...aulaStates(of(...done), completed).values()];

describe('aulas', () => {
  it('open one after the other', () => {
    assert.deepEqual(states([false, false, false]), ['disponivel', 'indisponivel', 'indisponivel']);
    assert.deepEqual(states([true, false, false]), ['concluida', 'disponivel', 'indisponivel']);
  });

  it('stay open once they are finished, whatever is put before them', () => {
    assert.deepEqual(states([true, false, true, false]), ['concluida', 'disponivel', 'concluida', 'disponivel']);
  });

  it('are all open in a course that was completed', () => {
    assert.deepEqual(states([true, false, false], true), ['concluida', 'disponivel', 'disponivel']);
  });

  it('are finished in order by who takes what is open, and then the course is complete', () => {
    fc.assert(
      fc.property(fc.integer({min: 1, max: 30}), count => {
        const done = Array.from({length: count}, () => false);
        for (let i = 0; i < count; i++) {
          assert.equal(states(done).indexOf('disponivel'), i);
          assert.equal(states(done).filter(state => state === 'disponivel').length, 1);
          done[i] = true;
        }
        assert.ok(isComplete(of(...done)));
      }),
    );
  });

  it('make no course complete that has none', () => {
    assert.ok(!isComplete([]));
    assert.equal(percentComplete(0, 0), 0);
    assert.equal(percentComplete(199, 200), 99);
  });
});
