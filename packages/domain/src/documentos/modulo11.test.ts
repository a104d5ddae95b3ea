import assert from 'node:assert/strict';
import {digitoModulo11, somaPonderada} from './modulo11.js';

describe('modulo 11', () => {
  it('weighs from the right and starts again after the highest weight', () => {
    assert.equal(somaPonderada('111', 3), 2 + 3 + 2);
  });

  it('counts letters as ASCII − 48', () => assert.equal(somaPonderada('A', 9), 17 * 2));

  it('gives 0 for the remainders 0 and 1', () => {
    assert.equal(digitoModulo11('0', 9), '0');
    assert.equal(digitoModulo11('6', 9), '0');
    assert.equal(digitoModulo11('1', 9), '9');
  });
});
