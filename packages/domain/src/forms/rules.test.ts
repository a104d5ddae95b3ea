import assert from 'node:assert/strict';
import {errorsOfRules} from './rules.js';

describe('errosDasRegras', () => {
  const rules = {titulo: {required: 'Título obrigatório', maxLength: 5}, descricao: {maxLength: 3}, ativo: {}};

  it('reports a missing field in the words of its declaration, blanks being nothing', () => {
    assert.deepEqual(errorsOfRules(rules, {titulo: '  '}), {titulo: 'Título obrigatório'});
    assert.deepEqual(errorsOfRules(rules, {}), {titulo: 'Título obrigatório'});
  });

  it('reports what is too long, and takes what just fits', () => {
    assert.deepEqual(errorsOfRules(rules, {titulo: 'Bazar', descricao: 'abcd'}), {
      descricao: 'Use no máximo 3 caracteres',
    });
    assert.deepEqual(errorsOfRules(rules, {titulo: 'Bazar', descricao: 'abc'}), {});
  });

  it('takes a number as it is written', () => {
    assert.deepEqual(errorsOfRules({pontos: {required: 'Informe'}}, {pontos: 0}), {});
  });
});
