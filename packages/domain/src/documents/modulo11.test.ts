import assert from 'node:assert/strict';
import {modulo11Digit, weightedSum} from './modulo11.js';

describe('modulo 11', () => {
  it('weighs from the right and starts again after the highest weight', () => {
    assert.equal(weightedSum('111', 3), 2 + 3 + 2);
  });

  it('counts letters as ASCII − 48', () => assert.equal(weightedSum('A', 9), 17 * 2));

  it('gives 0 for the remainders 0 and 1', () => {
    assert.equal(modulo11Digit('0', 9), '0');
    assert.equal(modulo11Digit('6', 9), '0');
    assert.equal(modulo11Digit('1', 9), '9');
  });
});
