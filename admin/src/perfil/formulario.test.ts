import assert from 'node:assert/strict';
import {perfilEnviado, validarPerfil} from './formulario.ts';

describe('the own profile', () => {
  it('keeps the password when both are left empty', () => {
    const valores = {nome: ' Ana ', senhaAntiga: '', senha: ''};
    assert.deepEqual(validarPerfil(valores), {});
    assert.deepEqual(perfilEnviado(valores), {nome: 'Ana'});
  });

  it('wants both passwords or none, and a name', () => {
    assert.deepEqual(validarPerfil({nome: '', senhaAntiga: '', senha: 'Parede#2026bem'}), {
      nome: 'Nome obrigatório',
      senhaAntiga: 'Informe a senha atual',
    });
    assert.deepEqual(validarPerfil({nome: 'Ana', senhaAntiga: 'x', senha: ''}), {senha: 'Informe a nova senha'});
  });

  it('wants twelve characters of staff', () => {
    assert.ok(validarPerfil({nome: 'Ana', senhaAntiga: 'x', senha: 'curta'}).senha);
  });
});
