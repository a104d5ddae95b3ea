import assert from 'node:assert/strict';
import {PROFILE_REQUIRED} from './fields/fields.js';
import {VALID_CADASTRO} from './cadastro.fixture.js';
import {validateProfile} from './profile.js';

const today = '2026-11-21';
const {senha, cpf: _, ...profile} = VALID_CADASTRO;

describe('perfil', () => {
  it('lets a complete one through, passwords empty', () => {
    assert.deepEqual(validateProfile({...profile, senha: '', senhaAntiga: '', email: '', telefone: ''}, today), {});
  });

  it('looks at what is sent only', () => {
    assert.deepEqual(validateProfile({aceitouRegulamento: 1}, today), {});
    assert.deepEqual(validateProfile({endCep: '1'}, today), {endCep: 'CEP inválido'});
  });

  it('lets nothing be emptied that is needed', () => {
    for (const field of PROFILE_REQUIRED)
      assert.match(validateProfile({...profile, [field]: ''}, today)[field] ?? '', / obrigatório$/);
  });

  it('wants the current password with a new one', () => {
    assert.deepEqual(validateProfile({senha}, today), {senhaAntiga: 'Senha atual obrigatório'});
    assert.deepEqual(validateProfile({senha, senhaAntiga: 'qualquer'}, today), {});
    assert.match(validateProfile({senha: 'curta', senhaAntiga: 'x'}, today)['senha'] ?? '', /pelo menos 8/);
  });
});
