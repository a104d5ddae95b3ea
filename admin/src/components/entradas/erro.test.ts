import assert from 'node:assert/strict';
import {sentencaDoErro} from './erro.ts';

describe('sentencaDoErro', () => {
  it('unwraps a sentence from each of the ways in which it comes', () => {
    assert.equal(sentencaDoErro('Informe o nome'), 'Informe o nome');
    assert.equal(sentencaDoErro('@@react-admin@@"Informe o nome"'), 'Informe o nome');
    assert.equal(sentencaDoErro({type: 'manual', message: {message: 'Informe o nome'}}), 'Informe o nome');
  });

  it('is nothing where there is no error', () => {
    assert.equal(sentencaDoErro(undefined), undefined);
    assert.equal(sentencaDoErro(''), undefined);
  });
});
