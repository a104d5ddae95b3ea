import assert from 'node:assert/strict';
import {celularValido, formatarTelefone, telefoneValido} from './telefone.js';

describe('telefone', () => {
  it('knows a mobile number', () => {
    assert.ok(celularValido('(11) 98765-4321'));
    assert.ok(celularValido('1187654321'));
    for (const numero of ['119876543', '119876543210', '01987654321', '11000000000']) assert.ok(!celularValido(numero));
  });

  it('knows a landline', () => {
    assert.ok(telefoneValido('(11) 3456-7890'));
    assert.ok(!telefoneValido('113456789'));
    assert.ok(!telefoneValido('11987654321'));
  });

  it('formats by the number of digits', () => {
    assert.equal(formatarTelefone('11987654321'), '(11) 98765-4321');
    assert.equal(formatarTelefone('1134567890'), '(11) 3456-7890');
    assert.equal(formatarTelefone('119'), '(11) 9');
  });
});
