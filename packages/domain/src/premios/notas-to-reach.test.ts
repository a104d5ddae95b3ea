import assert from 'node:assert/strict';
import {notasInWords, notasToReach} from './notas-to-reach.js';

describe('o que falta, em notas', () => {
  it('is what is missing by what a receipt has brought lately, rounded up', () => {
    assert.equal(notasToReach(1000, [400, 600]), 2);
    assert.equal(notasToReach(1001, [400, 600]), 3);
    assert.equal(notasToReach(1, [400]), 1);
    assert.equal(notasToReach(900, [0, 300]), 3, 'a receipt that brought nothing says nothing');
  });

  it('says nothing where nothing is missing, or nothing is known', () => {
    for (const [missing, recent] of [
      [0, [100]],
      [-5, [100]],
      [100, []],
      [100, [0, 0]],
    ] as const)
      assert.equal(notasToReach(missing, recent), undefined);
  });

  it('is said in words', () => {
    assert.equal(notasInWords(1, 1), '1 nota como a sua última');
    assert.equal(notasInWords(1, 4), '1 nota como as suas últimas');
    assert.equal(notasInWords(1200, 5), 'umas 1.200 notas como as suas últimas');
  });
});
