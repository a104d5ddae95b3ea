import assert from 'node:assert/strict';
import {effectOf, nextAula} from './effect.js';

const ANDAMENTO = [
  {aulas: [], pessoas: 5},
  {aulas: [1], pessoas: 3},
  {aulas: [1, 2], pessoas: 2},
];

describe('what a change of a course does to those on their way', () => {
  const effect = (after: number[]) => effectOf(ANDAMENTO, [1, 2, 3], after);

  it('is nothing where the order stays', () => {
    assert.deepEqual(effect([1, 2, 3]), {concluem: 0, outraProxima: 0});
  });

  it('completes the course for who has finished all that is left', () => {
    assert.deepEqual(effect([1, 2]), {concluem: 2, outraProxima: 0});
    assert.deepEqual(effect([1]), {concluem: 5, outraProxima: 0});
  });

  it('gives another lesson to go on with, wherever one stands', () => {
    assert.deepEqual(effect([3, 1, 2]), {concluem: 0, outraProxima: 8});
    assert.deepEqual(effect([2, 3]), {concluem: 0, outraProxima: 5});
    assert.deepEqual(effect([1, 9, 2, 3]), {concluem: 0, outraProxima: 5});
  });

  it('completes nothing where no lesson is left', () => {
    assert.deepEqual(effect([]), {concluem: 0, outraProxima: 10});
  });

  it('finds the lesson to go on with', () => {
    assert.equal(nextAula([1, 2, 3], [2]), 1);
    assert.equal(nextAula([1], [1]), undefined);
  });
});
