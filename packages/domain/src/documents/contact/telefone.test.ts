import assert from 'node:assert/strict';
import {isValidCelular, formatTelefone, isValidTelefone, maskTelefone} from './telefone.js';

describe('telefone', () => {
  it('knows a mobile number', () => {
    assert.ok(isValidCelular('(11) 98765-4321'));
    assert.ok(isValidCelular('1187654321'));
    for (const numero of ['119876543', '119876543210', '01987654321', '11000000000'])
      assert.ok(!isValidCelular(numero));
  });

  it('knows a landline', () => {
    assert.ok(isValidTelefone('(11) 3456-7890'));
    assert.ok(!isValidTelefone('113456789'));
    assert.ok(!isValidTelefone('11987654321'));
  });

  it('formats by the number of digits', () => {
    assert.equal(formatTelefone('11987654321'), '(11) 98765-4321');
    assert.equal(formatTelefone('1134567890'), '(11) 3456-7890');
    assert.equal(formatTelefone('119'), '(11) 9');
  });

  it('hides all but the area code and the end', () => {
    assert.equal(maskTelefone('11987654321'), '(11) *****-4321');
    assert.equal(maskTelefone('(11) 3456-7890'), '(11) ****-7890');
    assert.equal(maskTelefone('119'), '(**) *****-****');
  });
});
