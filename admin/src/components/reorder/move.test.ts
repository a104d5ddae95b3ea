import assert from 'node:assert/strict';
import {inOrder, moved} from './move.ts';

describe('moved', () => {
  it('puts one elsewhere and leaves the others in their order', () => {
    assert.deepEqual(moved(['a', 'b', 'c', 'd'], 0, 2), ['b', 'c', 'a', 'd']);
    assert.deepEqual(moved(['a', 'b', 'c', 'd'], 3, 0), ['d', 'a', 'b', 'c']);
    assert.deepEqual(moved(['a', 'b'], 1, 1), ['a', 'b']);
  });
});

describe('inOrder', () => {
  it('follows the ids, and puts what came meanwhile last', () => {
    const rows = [{id: 1}, {id: 2}, {id: 3}];
    assert.deepEqual(inOrder(rows, [3, 1]), [{id: 3}, {id: 1}, {id: 2}]);
    assert.deepEqual(inOrder(rows, [9, 2, 3, 1]), [{id: 2}, {id: 3}, {id: 1}]);
  });
});
