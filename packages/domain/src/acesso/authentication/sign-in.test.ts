import assert from 'node:assert/strict';
import {signInErrors} from './sign-in.js';

describe('errosDaEntrada', () => {
  it('asks for what is missing, in the words of the entrance', () => {
    assert.deepEqual(signInErrors('loja', '', ''), {documento: 'CPF obrigatório', senha: 'Senha obrigatório'});
    assert.deepEqual(signInErrors('painel', '', ''), {documento: 'Informe o CPF', senha: 'Informe a senha'});
    assert.deepEqual(signInErrors('relatorio', '', 'x'), {documento: 'Informe o CNPJ'});
  });

  it('reports a number that cannot be one, and nothing of what may be right', () => {
    assert.deepEqual(signInErrors('loja', '39053344704', 'x'), {documento: 'CPF não é válido'});
    assert.deepEqual(signInErrors('relatorio', '11222333000180', 'x'), {documento: 'CNPJ Inválido'});
    assert.deepEqual(signInErrors('loja', '39053344705', 'x'), {});
    assert.deepEqual(signInErrors('relatorio', '11222333000181', ''), {senha: 'Informe a senha'});
  });
});
