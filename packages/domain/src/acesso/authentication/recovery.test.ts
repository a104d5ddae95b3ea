import assert from 'node:assert/strict';
import {recoveryError} from './recovery.js';

describe('recoveryError', () => {
  it('takes an e-mail, and a CPF with or without its punctuation', () => {
    for (const text of ['ana@exemplo.com.br', ' ANA@exemplo.com ', '390.533.447-05', '39053344705'])
      assert.equal(recoveryError(text), undefined, text);
  });

  it('asks first, and says what the other is not', () => {
    for (const nothing of ['', '  ', undefined, {}])
      assert.equal(recoveryError(nothing), 'Informe seu email ou CPF primeiro');
    assert.equal(recoveryError('390.533.447-06'), 'CPF não é válido');
    assert.equal(recoveryError('ana'), 'Email inválido');
  });
});
