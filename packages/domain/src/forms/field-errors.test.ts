import assert from 'node:assert/strict';
import {missing, isChecked, firstError, hasErrors, textOf} from './field-errors.js';

describe('erros de campos', () => {
  it('shows the first in the order of the form', () => {
    assert.equal(firstError({nome: 'Nome obrigatório', cpf: 'CPF obrigatório'}), 'Nome obrigatório');
    assert.equal(firstError({}), undefined);
    assert.ok(hasErrors({nome: 'x'}));
    assert.ok(!hasErrors({}));
  });

  it('names what is missing, and takes a zero for an answer', () => {
    const messages = {nome: 'Informe o nome', custo: 'Informe o custo'};
    assert.deepEqual(missing({nome: '  ', custo: 0}, messages), {nome: 'Informe o nome'});
  });

  it('reads values from outside', () => {
    assert.equal(textOf('  a '), 'a');
    assert.equal(textOf(12.5), '12.5');
    for (const value of [null, undefined, NaN, {}, [], true]) assert.equal(textOf(value), '');
    assert.ok([true, 1, '1'].every(isChecked));
    assert.ok(![false, 0, '0', '', undefined, 'true'].some(isChecked));
  });
});
