import assert from 'node:assert/strict';
import {primeiroErro} from '../formularios/erros-campos.js';
import {prepararCadastro, validarCadastro, validarFormularioCadastro} from './cadastro.js';
import {CADASTRO_VALIDO} from './dados.fixture.js';

const hoje = '2026-11-21';
const formulario = {...CADASTRO_VALIDO, confirmarSenha: CADASTRO_VALIDO.senha, aceitouRegulamento: true};

describe('cadastro', () => {
  it('lets a complete one through, as typed and as sent', () => {
    assert.deepEqual(validarFormularioCadastro(formulario, hoje), {});
    assert.deepEqual(validarCadastro(prepararCadastro(formulario), hoje), {});
  });

  it('says all that is missing, in the order of the form, the consents last', () => {
    assert.deepEqual(Object.values(validarFormularioCadastro({}, hoje)), [
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
    const erros = validarCadastro({...CADASTRO_VALIDO, confirmarSenha: 'x'}, hoje);
    assert.deepEqual(erros, {});
    assert.deepEqual(Object.keys(validarCadastro({...CADASTRO_VALIDO, concordaTermos: 0}, hoje)), ['concordaTermos']);
  });

  it('compares the passwords', () => {
    const erros = validarFormularioCadastro({...formulario, confirmarSenha: 'outra'}, hoje);
    assert.deepEqual(erros, {confirmarSenha: 'As senhas não são iguais'});
  });

  it('takes what is no text for empty', () => {
    for (const nome of [null, {}, ['José'], '   '])
      assert.equal(primeiroErro(validarCadastro({...CADASTRO_VALIDO, nome}, hoje)), 'Nome obrigatório');
  });

  it('sends digits, the date reordered, and no form-only field', () => {
    const enviado = prepararCadastro({...formulario, cadastroAcheSeuPintor: false});
    assert.equal(enviado['cpf'], '39053344705');
    assert.equal(enviado['dataNascimento'], '19850309');
    assert.equal(enviado['celular'], '11987654321');
    assert.equal(enviado['endCep'], '01310100');
    assert.equal(enviado['concordaTermos'], 1);
    assert.equal(enviado['cadastroAcheSeuPintor'], false);
    assert.ok(!('confirmarSenha' in enviado) && !('aceitouRegulamento' in enviado) && !('telefone' in enviado));
  });
});
