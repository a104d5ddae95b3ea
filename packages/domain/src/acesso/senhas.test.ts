import assert from 'node:assert/strict';
import {SENHAS_COMUNS} from './senhas-comuns.js';
import {SENHA_MAXIMA, SENHA_MINIMA, validarSenha} from './senhas.js';

describe('senhas', () => {
  it('asks 8 characters of painters and 12 of staff and reporting users', () => {
    assert.equal(validarSenha('loja', 'k7#pQ2xW'), undefined);
    assert.equal(validarSenha('loja', 'k7#pQ2x'), 'A senha deve ter pelo menos 8 caracteres');
    assert.equal(validarSenha('painel', 'k7#pQ2xW9ab'), 'A senha deve ter pelo menos 12 caracteres');
    assert.equal(validarSenha('relatorio', 'k7#pQ2xW9abc'), undefined);
  });

  it('takes 200 characters and no more', () => {
    assert.equal(validarSenha('loja', 'ab#'.repeat(100).slice(0, SENHA_MAXIMA)), undefined);
    assert.match(validarSenha('loja', 'ab#'.repeat(100)) ?? '', /no máximo 200/);
  });

  it('refuses what is guessed first, in capitals too', () => {
    for (const senha of ['senha123', 'SENHA123', 'aaaaaaaaaa', 'abcdefgh', '87654321'])
      assert.match(validarSenha('loja', senha) ?? '', /muito comum/, senha);
    assert.match(validarSenha('painel', 'Administrador123') ?? '', /muito comum/);
  });

  it('refuses words of the club alone, however they are dressed up', () => {
    for (const senha of ['Pintor@2026', 'Clube-do-Pintor', 'tinta#2026', 'Prêmio1234', 'MinhaTinta!!'])
      assert.match(validarSenha('loja', senha) ?? '', /muito comum/, senha);
    assert.match(validarSenha('painel', 'Painel#Revenda26') ?? '', /muito comum/);
    for (const senha of ['Tinta#fresca7', 'pintor-cavalo', '9#4!2026x'])
      assert.equal(validarSenha('loja', senha), undefined, senha);
  });

  it('reads a long one of nothing but such words quickly, and decides', () => {
    assert.match(validarSenha('loja', 'pintora'.repeat(28)) ?? '', /muito comum/);
    assert.equal(validarSenha('loja', `${'pintora'.repeat(28)}x`), undefined);
  });

  it('lists no password that is too short anyway', () => {
    for (const senha of SENHAS_COMUNS) assert.ok(senha.length >= SENHA_MINIMA.loja, senha);
  });

  it('takes the accounts of the demonstration', () => {
    assert.equal(validarSenha('painel', 'Painel#2026demo'), undefined);
    assert.equal(validarSenha('loja', 'Pintor#2026demo'), undefined);
    assert.equal(validarSenha('relatorio', 'Revenda#2026demo'), undefined);
  });
});
