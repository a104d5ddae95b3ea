import assert from 'node:assert/strict';
import {PROFILE_REQUIRED} from './fields/fields.js';
import {VALID_CADASTRO} from './cadastro.fixture.js';
import {PROFILE_FIELD_NAMES, prepareProfile, validateProfile} from './profile.js';

const today = '2026-11-21';
const {senha, cpf: _, ...profile} = VALID_CADASTRO;

describe('perfil', () => {
  it('lets a complete one through, passwords empty', () => {
    assert.deepEqual(
      validateProfile({...profile, senha: '', senhaAntiga: '', email: '', telefone: ''}, today, null),
      {},
    );
  });

  it('looks at what is sent only', () => {
    assert.deepEqual(validateProfile({aceitouRegulamento: 1}, today), {});
    assert.deepEqual(validateProfile({endCep: '1'}, today), {endCep: 'CEP inválido'});
  });

  it('lets nothing be emptied that is needed', () => {
    for (const field of PROFILE_REQUIRED)
      assert.match(validateProfile({...profile, [field]: ''}, today, profile.email)[field] ?? '', / obrigatório$/);
  });

  it('wants the current password with a new one', () => {
    assert.deepEqual(validateProfile({senha}, today), {senhaAntiga: 'Senha atual obrigatório'});
    assert.deepEqual(validateProfile({senha, senhaAntiga: 'qualquer'}, today), {});
    assert.match(validateProfile({senha: 'curta', senhaAntiga: 'x'}, today)['senha'] ?? '', /pelo menos 8/);
  });

  it('wants it with another e-mail too: with the first one, and to do without', () => {
    const missing = {senhaAntiga: 'Senha atual obrigatório'};
    for (const [email, stored] of [
      ['novo@exemplo.com.br', 'velho@exemplo.com.br'],
      ['novo@exemplo.com.br', null],
      ['', 'velho@exemplo.com.br'],
      [null, 'velho@exemplo.com.br'],
    ]) {
      assert.deepEqual(validateProfile({email}, today, stored), missing);
      assert.deepEqual(validateProfile({email, senhaAntiga: 'qualquer'}, today, stored), {});
    }
    for (const [email, stored] of [
      [' Velho@Exemplo.com.br ', 'velho@exemplo.com.br'],
      ['', null],
      [undefined, 'velho@exemplo.com.br'],
    ])
      assert.deepEqual(validateProfile({email}, today, stored), {});
  });

  it('travels without masks, and with passwords only to change them', () => {
    const written = {
      ...profile,
      endCep: '01310-100',
      celular: '(11) 98888-7777',
      dataNascimento: '20/04/1985',
      senha: '',
      senhaAntiga: '',
    };
    const {endCep, celular, dataNascimento, ...sent} = prepareProfile(written);
    assert.deepEqual([endCep, celular, dataNascimento], ['01310100', '11988887777', '19850420']);
    assert.deepEqual(
      ['cpf', 'senha', 'senhaAntiga', 'indicacao'].filter(field => field in sent),
      [],
    );
    const both = prepareProfile({senha: 'nova senha', senhaAntiga: ' a '});
    assert.deepEqual([both['senha'], both['senhaAntiga']], ['nova senha', ' a ']);
    assert.deepEqual(Object.keys(prepareProfile({})), PROFILE_FIELD_NAMES);
  });
});
