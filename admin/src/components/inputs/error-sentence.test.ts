import assert from 'node:assert/strict';
import {errorSentence} from './error-sentence.ts';

describe('sentencaDoErro', () => {
  it('unwraps a sentence from each of the ways in which it comes', () => {
    assert.equal(errorSentence('Informe o nome'), 'Informe o nome');
    assert.equal(errorSentence('@@react-admin@@"Informe o nome"'), 'Informe o nome');
    assert.equal(errorSentence({type: 'manual', message: {message: 'Informe o nome'}}), 'Informe o nome');
  });

  it('is nothing where there is no error', () => {
    assert.equal(errorSentence(undefined), undefined);
    assert.equal(errorSentence(''), undefined);
  });
});
