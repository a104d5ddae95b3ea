import assert from 'node:assert/strict';
import {validarPerfilUsuario} from './perfil-usuario.js';

describe('the own profile of staff', () => {
  it('keeps what is not sent, and the password when both are left empty', () => {
    assert.deepEqual(validarPerfilUsuario({nome: ' Ana ', senhaAntiga: '', senha: ''}), {});
    assert.deepEqual(validarPerfilUsuario({}), {});
  });

  it('wants both passwords or none, and a name', () => {
    assert.deepEqual(validarPerfilUsuario({nome: ' ', senhaAntiga: '', senha: 'Parede#2026bem'}), {
      nome: 'Nome obrigatório',
      senhaAntiga: 'Informe a senha atual',
    });
    assert.deepEqual(validarPerfilUsuario({senhaAntiga: 'x', senha: ''}), {senha: 'Informe a nova senha'});
  });

  it('wants twelve characters of staff', () => {
    assert.match(validarPerfilUsuario({senhaAntiga: 'x', senha: 'curta'}).senha ?? '', /12 caracteres/);
  });
});
