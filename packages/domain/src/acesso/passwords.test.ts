import assert from 'node:assert/strict';
import {COMMON_PASSWORDS} from './common-passwords.js';
import {MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, validatePassword} from './passwords.js';

describe('senhas', () => {
  it('asks 8 characters of painters and 12 of staff and reporting users', () => {
    assert.equal(validatePassword('loja', 'k7#pQ2xW'), undefined);
    assert.equal(validatePassword('loja', 'k7#pQ2x'), 'A senha deve ter pelo menos 8 caracteres');
    assert.equal(validatePassword('painel', 'k7#pQ2xW9ab'), 'A senha deve ter pelo menos 12 caracteres');
    assert.equal(validatePassword('relatorio', 'k7#pQ2xW9abc'), undefined);
  });

  it('takes 200 characters and no more', () => {
    assert.equal(validatePassword('loja', 'ab#'.repeat(100).slice(0, MAX_PASSWORD_LENGTH)), undefined);
    assert.match(validatePassword('loja', 'ab#'.repeat(100)) ?? '', /no máximo 200/);
  });

  it('refuses what is guessed first, in capitals too', () => {
    for (const password of ['senha123', 'SENHA123', 'aaaaaaaaaa', 'abcdefgh', '87654321'])
      assert.match(validatePassword('loja', password) ?? '', /muito comum/, password);
    assert.match(validatePassword('painel', 'Administrador123') ?? '', /muito comum/);
  });

  it('refuses words of the club alone, however they are dressed up', () => {
    for (const password of ['Pintor@2026', 'Clube-do-Pintor', 'tinta#2026', 'Prêmio1234', 'MinhaTinta!!'])
      assert.match(validatePassword('loja', password) ?? '', /muito comum/, password);
    assert.match(validatePassword('painel', 'Painel#Revenda26') ?? '', /muito comum/);
    for (const password of ['Tinta#fresca7', 'pintor-cavalo', '9#4!2026x'])
      assert.equal(validatePassword('loja', password), undefined, password);
  });

  it('reads a long one of nothing but such words quickly, and decides', () => {
    assert.match(validatePassword('loja', 'pintora'.repeat(28)) ?? '', /muito comum/);
    assert.equal(validatePassword('loja', `${'pintora'.repeat(28)}x`), undefined);
  });

  it('lists no password that is too short anyway', () => {
    for (const password of COMMON_PASSWORDS) assert.ok(password.length >= MIN_PASSWORD_LENGTH.loja, password);
  });

  it('takes the accounts of the demonstration', () => {
    assert.equal(validatePassword('painel', 'Painel#2026demo'), undefined);
    assert.equal(validatePassword('loja', 'Pintor#2026demo'), undefined);
    assert.equal(validatePassword('relatorio', 'Revenda#2026demo'), undefined);
  });
});
