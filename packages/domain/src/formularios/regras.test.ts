import assert from 'node:assert/strict';
import {errosDasRegras} from './regras.js';

describe('errosDasRegras', () => {
  const regras = {titulo: {required: 'Título obrigatório', maxLength: 5}, descricao: {maxLength: 3}, ativo: {}};

  it('tells a missing field in the words of its declaration, blanks being nothing', () => {
    assert.deepEqual(errosDasRegras(regras, {titulo: '  '}), {titulo: 'Título obrigatório'});
    assert.deepEqual(errosDasRegras(regras, {}), {titulo: 'Título obrigatório'});
  });

  it('tells what is too long, and takes what just fits', () => {
    assert.deepEqual(errosDasRegras(regras, {titulo: 'Bazar', descricao: 'abcd'}), {
      descricao: 'Use no máximo 3 caracteres',
    });
    assert.deepEqual(errosDasRegras(regras, {titulo: 'Bazar', descricao: 'abc'}), {});
  });

  it('takes a number as it is written', () => {
    assert.deepEqual(errosDasRegras({pontos: {required: 'Informe'}}, {pontos: 0}), {});
  });
});
