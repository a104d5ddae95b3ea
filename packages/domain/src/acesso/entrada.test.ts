import assert from 'node:assert/strict';
import {errosDaEntrada} from './entrada.js';

describe('errosDaEntrada', () => {
  it('asks for what is missing, in the words of the entrance', () => {
    assert.deepEqual(errosDaEntrada('loja', '', ''), {documento: 'CPF obrigatório', senha: 'Senha obrigatório'});
    assert.deepEqual(errosDaEntrada('painel', '', ''), {documento: 'Informe o CPF', senha: 'Informe a senha'});
    assert.deepEqual(errosDaEntrada('relatorio', '', 'x'), {documento: 'Informe o CNPJ'});
  });

  it('tells a number that cannot be one, and nothing of what may be right', () => {
    assert.deepEqual(errosDaEntrada('loja', '39053344704', 'x'), {documento: 'CPF não é válido'});
    assert.deepEqual(errosDaEntrada('relatorio', '11222333000180', 'x'), {documento: 'CNPJ Inválido'});
    assert.deepEqual(errosDaEntrada('loja', '39053344705', 'x'), {});
    assert.deepEqual(errosDaEntrada('relatorio', '11222333000181', ''), {senha: 'Informe a senha'});
  });
});
