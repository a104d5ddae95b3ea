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

  it('reports a text that is not of its format, unless it is empty', () => {
    const formats = {cpf: {format: 'cpf'}, cnpj: {format: 'cnpj'}, email: {format: 'email'}} as const;
    assert.deepEqual(errorsOfRules(formats, {cpf: '52998224724', cnpj: '11222333000180', email: 'ana@'}), {
      cpf: 'CPF não é válido',
      cnpj: 'CNPJ Inválido',
      email: 'Email inválido',
    });
    assert.deepEqual(
      errorsOfRules(formats, {cpf: '52998224725', cnpj: '12ABC34501DE35', email: ' Ana@Exemplo.com '}),
      {},
    );
    assert.deepEqual(errorsOfRules(formats, {cpf: '', cnpj: null}), {});
  });

  it('takes a number as it is written', () => {
    assert.deepEqual(errorsOfRules({pontos: {required: 'Informe'}}, {pontos: 0}), {});
  });
});
