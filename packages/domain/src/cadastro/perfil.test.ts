import assert from 'node:assert/strict';
import {OBRIGATORIOS_PERFIL} from './campos.js';
import {CADASTRO_VALIDO} from './dados.fixture.js';
import {validarPerfil} from './perfil.js';

const hoje = '2026-11-21';
const {senha, cpf: _, ...perfil} = CADASTRO_VALIDO;

describe('perfil', () => {
  it('lets a complete one through, passwords empty', () => {
    assert.deepEqual(validarPerfil({...perfil, senha: '', senhaAntiga: '', email: '', telefone: ''}, hoje), {});
  });

  it('looks at what is sent only', () => {
    assert.deepEqual(validarPerfil({aceitouRegulamento: 1}, hoje), {});
    assert.deepEqual(validarPerfil({endCep: '1'}, hoje), {endCep: 'CEP inválido'});
  });

  it('lets nothing be emptied that is needed', () => {
    for (const campo of OBRIGATORIOS_PERFIL)
      assert.match(validarPerfil({...perfil, [campo]: ''}, hoje)[campo] ?? '', / obrigatório$/);
  });

  it('wants the current password with a new one', () => {
    assert.deepEqual(validarPerfil({senha}, hoje), {senhaAntiga: 'Senha atual obrigatório'});
    assert.deepEqual(validarPerfil({senha, senhaAntiga: 'qualquer'}, hoje), {});
    assert.match(validarPerfil({senha: 'curta', senhaAntiga: 'x'}, hoje)['senha'] ?? '', /pelo menos 8/);
  });
});
