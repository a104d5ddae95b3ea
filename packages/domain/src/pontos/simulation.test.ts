import assert from 'node:assert/strict';
import {isSimulatedQtde} from './simulation.js';

describe('quantidade simulada', () => {
  it('is more than none, with three decimals at most', () => {
    for (const right of [0.001, 1, 2.5, 9_999]) assert.ok(isSimulatedQtde(right), String(right));
    for (const wrong of [0, -1, 0.0005, 1.2345, 10_000, NaN, Infinity])
      assert.ok(!isSimulatedQtde(wrong), String(wrong));
  });
});
