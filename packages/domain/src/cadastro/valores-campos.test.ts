import assert from 'node:assert/strict';
import type {NomeCampoPintor} from './campos.js';
import {erroDoCampo, valorDoCampo} from './valores-campos.js';

const hoje = '2026-11-21';

describe('valores dos campos', () => {
  it('says what is wrong in the words of each field', () => {
    const casos: [NomeCampoPintor, string, string][] = [
      ['email', 'jose@', 'Email inválido'],
      ['cpf', '11111111111', 'CPF não é válido'],
      ['dataNascimento', '31/02/1990', 'Data de nascimento inválida'],
      ['dataNascimento', '09/03', 'Data de nascimento inválida'],
      ['dataNascimento', '22/11/2026', 'Data de nascimento inválida'],
      ['dataNascimento', '22/11/2008', 'Você precisa ter 18 anos ou mais para participar do Clube do Pintor'],
      ['celular', '(11) 9876', 'Celular inválido'],
      ['telefone', '113456789', 'Telefone inválido'],
      ['endCep', '0131010', 'CEP inválido'],
      ['endEstado', 'SPX', 'UF inválido'],
      ['sexo', 'X', 'Sexo inválido'],
      ['senha', 'curta', 'A senha deve ter pelo menos 8 caracteres'],
      ['nome', 'a'.repeat(121), 'Nome deve ter no máximo 120 caracteres'],
    ];
    for (const [campo, valor, erro] of casos) assert.equal(erroDoCampo(campo, valor, hoje), erro);
  });

  it('takes somebody on the eighteenth birthday', () => {
    assert.equal(erroDoCampo('dataNascimento', '21/11/2008', hoje), undefined);
  });

  it('does not count the mask', () => {
    assert.equal(erroDoCampo('celular', '(11) 98765-4321', hoje), undefined);
    assert.equal(erroDoCampo('endCep', '01310-100', hoje), undefined);
  });

  it('sends values without masks', () => {
    assert.equal(valorDoCampo('cpf', '390.533.447-05'), '39053344705');
    assert.equal(valorDoCampo('dataNascimento', '09/03/1985'), '19850309');
    assert.equal(valorDoCampo('email', 'Jose@Exemplo.com'), 'jose@exemplo.com');
    assert.equal(valorDoCampo('endEstado', 'sp'), 'SP');
    assert.equal(valorDoCampo('nome', 'José'), 'José');
  });
});
