import assert from 'node:assert/strict';
import {isValidCep, formatCep} from './cep.js';

describe('cep', () => {
  it('has eight digits', () => {
    assert.ok(isValidCep('01310-100'));
    assert.ok(!isValidCep('0131010'));
    assert.ok(!isValidCep('00000000'));
  });

  it('is shown with a dash', () => assert.equal(formatCep('01310100'), '01310-100'));
});
