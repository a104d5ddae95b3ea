import assert from 'node:assert/strict';
import {firstError} from '../forms/field-errors.js';
import {prepareCadastro, validateCadastro, validateCadastroForm} from './cadastro.js';
import {VALID_CADASTRO} from './cadastro.fixture.js';

const today = '2026-11-21';
const form = {...VALID_CADASTRO, confirmarSenha: VALID_CADASTRO.senha, aceitouRegulamento: true};

describe('cadastro', () => {
  it('lets a complete one through, as typed and as sent', () => {
    assert.deepEqual(validateCadastroForm(form, today), {});
    assert.deepEqual(validateCadastro(prepareCadastro(form), today), {});
  });

  it('says all that is missing, in the order of the form, the consents last', () => {
    assert.deepEqual(Object.values(validateCadastroForm({}, today)), [
      'Nome obrigatório',
      'CPF obrigatório',
      'Data de nascimento obrigatório',
      'Celular obrigatório',
      'Email obrigatório',
      'Senha obrigatório',
      'Confirmação de senha obrigatório',
      'CEP obrigatório',
      'Rua obrigatório',
      'Número obrigatório',
      'Bairro obrigatório',
      'Cidade obrigatório',
      'UF obrigatório',
      'Você deve concordar com termo de compartilhamento de dados antes de prosseguir',
      'Você deve concordar com os termos do regulamento antes de prosseguir',
    ]);
  });

  it('asks what is sent neither for a confirmation nor for the rules', () => {
    const errors = validateCadastro({...VALID_CADASTRO, confirmarSenha: 'x'}, today);
    assert.deepEqual(errors, {});
    assert.deepEqual(Object.keys(validateCadastro({...VALID_CADASTRO, concordaTermos: 0}, today)), ['concordaTermos']);
  });

  it('compares the passwords', () => {
    const errors = validateCadastroForm({...form, confirmarSenha: 'outra'}, today);
    assert.deepEqual(errors, {confirmarSenha: 'As senhas não são iguais'});
  });

  it('takes what is no text for empty', () => {
    for (const nome of [null, {}, ['José'], '   '])
      assert.equal(firstError(validateCadastro({...VALID_CADASTRO, nome}, today)), 'Nome obrigatório');
  });

  it('sends digits, the date reordered, and no form-only field', () => {
    const sent = prepareCadastro({...form, cadastroAcheSeuPintor: false});
    assert.equal(sent['cpf'], '39053344705');
    assert.equal(sent['dataNascimento'], '19850309');
    assert.equal(sent['celular'], '11987654321');
    assert.equal(sent['endCep'], '01310100');
    assert.equal(sent['concordaTermos'], 1);
    assert.equal(sent['cadastroAcheSeuPintor'], false);
    assert.ok(!('confirmarSenha' in sent) && !('aceitouRegulamento' in sent) && !('telefone' in sent));
  });
});
