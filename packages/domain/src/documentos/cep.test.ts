import assert from 'node:assert/strict';
import {cepValido, formatarCep} from './cep.js';

describe('cep', () => {
  it('has eight digits', () => {
    assert.ok(cepValido('01310-100'));
    assert.ok(!cepValido('0131010'));
    assert.ok(!cepValido('00000000'));
  });

  it('is shown with a dash', () => assert.equal(formatarCep('01310100'), '01310-100'));
});
