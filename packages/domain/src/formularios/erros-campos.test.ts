import assert from 'node:assert/strict';
import {faltam, marcado, primeiroErro, temErros, textoDe} from './erros-campos.js';

describe('erros de campos', () => {
  it('shows the first in the order of the form', () => {
    assert.equal(primeiroErro({nome: 'Nome obrigatório', cpf: 'CPF obrigatório'}), 'Nome obrigatório');
    assert.equal(primeiroErro({}), undefined);
    assert.ok(temErros({nome: 'x'}));
    assert.ok(!temErros({}));
  });

  it('names what is missing, and takes a zero for an answer', () => {
    const mensagens = {nome: 'Informe o nome', custo: 'Informe o custo'};
    assert.deepEqual(faltam({nome: '  ', custo: 0}, mensagens), {nome: 'Informe o nome'});
  });

  it('reads values from outside', () => {
    assert.equal(textoDe('  a '), 'a');
    assert.equal(textoDe(12.5), '12.5');
    for (const valor of [null, undefined, NaN, {}, [], true]) assert.equal(textoDe(valor), '');
    assert.ok([true, 1, '1'].every(marcado));
    assert.ok(![false, 0, '0', '', undefined, 'true'].some(marcado));
  });
});
