import assert from 'node:assert/strict';
import {describe, it} from 'mocha';
import {halves} from './test-times.mjs';

describe('two halves of the tests', () => {
  it('take equally long, whoever is slow', () => {
    assert.deepEqual(halves(['a', 'b', 'c', 'd'], {a: 1, b: 6, c: 2, d: 3}), [['b'], ['d', 'c', 'a']]);
  });

  it('are every second one where nothing is known', () => {
    assert.deepEqual(halves(['a', 'b', 'c', 'd'], {}), [
      ['a', 'c'],
      ['b', 'd'],
    ]);
  });
});
