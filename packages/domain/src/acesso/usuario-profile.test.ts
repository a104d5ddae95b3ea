import assert from 'node:assert/strict';
import {validateUsuarioProfile} from './usuario-profile.js';

describe('the own profile of staff', () => {
  it('keeps what is not sent, and the password when both are left empty', () => {
    assert.deepEqual(validateUsuarioProfile({nome: ' Ana ', senhaAntiga: '', senha: ''}), {});
    assert.deepEqual(validateUsuarioProfile({}), {});
  });

  it('wants both passwords or none, and a name', () => {
    assert.deepEqual(validateUsuarioProfile({nome: ' ', senhaAntiga: '', senha: 'Parede#2026bem'}), {
      nome: 'Nome obrigatório',
      senhaAntiga: 'Informe a senha atual',
    });
    assert.deepEqual(validateUsuarioProfile({senhaAntiga: 'x', senha: ''}), {senha: 'Informe a nova senha'});
  });

  it('takes a name of the length that registration takes', () => {
    assert.deepEqual(validateUsuarioProfile({nome: 'a'.repeat(200)}), {});
    assert.deepEqual(validateUsuarioProfile({nome: 'a'.repeat(201)}), {nome: 'Use no máximo 200 caracteres'});
  });

  it('wants twelve characters of staff', () => {
    assert.match(validateUsuarioProfile({senhaAntiga: 'x', senha: 'curta'}).senha ?? '', /12 caracteres/);
  });
});
