import assert from 'node:assert/strict';
import {perfilEnviado} from './formulario.ts';

describe('the own profile', () => {
  it('sends the name alone while both passwords are left empty', () => {
    assert.deepEqual(perfilEnviado({nome: ' Ana ', senhaAntiga: '', senha: ''}), {nome: 'Ana'});
    const senhas = {senhaAntiga: 'a', senha: 'b'};
    assert.deepEqual(perfilEnviado({nome: 'Ana', ...senhas}), {nome: 'Ana', ...senhas});
  });
});
