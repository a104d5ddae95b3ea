import assert from 'node:assert/strict';
import {perfilToSend} from './form.ts';

describe('the own profile', () => {
  it('sends the name alone while both passwords are left empty', () => {
    assert.deepEqual(perfilToSend({nome: ' Ana ', senhaAntiga: '', senha: ''}), {nome: 'Ana'});
    const senhas = {senhaAntiga: 'a', senha: 'b'};
    assert.deepEqual(perfilToSend({nome: 'Ana', ...senhas}), {nome: 'Ana', ...senhas});
  });
});
