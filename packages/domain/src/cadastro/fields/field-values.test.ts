import assert from 'node:assert/strict';
import type {PintorFieldName} from './fields.js';
import {fieldError, fieldValue} from './field-values.js';

const today = '2026-11-21';

describe('valores dos campos', () => {
  it('says what is wrong in the words of each field', () => {
    const cases: [PintorFieldName, string, string][] = [
      ['email', 'jose@', 'Email inválido'],
      ['cpf', '11111111111', 'CPF não é válido'],
      ['dataNascimento', '31/02/1990', 'Data de nascimento inválida'],
      ['dataNascimento', '09/03', 'Data de nascimento inválida'],
      ['dataNascimento', '22/11/2026', 'Data de nascimento inválida'],
      ['dataNascimento', '22/11/2008', 'Você precisa ter 18 anos ou mais para participar do Clube do Pintor'],
      ['celular', '(11) 9876', 'Celular inválido'],
      ['telefone', '113456789', 'Telefone inválido'],
      ['endCep', '0131010', 'CEP inválido'],
      ['endEstado', 'SPX', 'UF inválida'],
      ['sexo', 'X', 'Sexo inválido'],
      ['senha', 'curta', 'A senha deve ter pelo menos 8 caracteres'],
      ['nome', 'a'.repeat(121), 'Nome deve ter no máximo 120 caracteres'],
    ];
    for (const [field, value, error] of cases) assert.equal(fieldError(field, value, today), error);
  });

  it('takes somebody on the eighteenth birthday', () => {
    assert.equal(fieldError('dataNascimento', '21/11/2008', today), undefined);
  });

  it('does not count the mask', () => {
    assert.equal(fieldError('celular', '(11) 98765-4321', today), undefined);
    assert.equal(fieldError('endCep', '01310-100', today), undefined);
  });

  it('sends values without masks', () => {
    assert.equal(fieldValue('cpf', '390.533.447-05'), '39053344705');
    assert.equal(fieldValue('dataNascimento', '09/03/1985'), '19850309');
    assert.equal(fieldValue('email', 'Jose@Exemplo.com'), 'jose@exemplo.com');
    assert.equal(fieldValue('endEstado', 'sp'), 'SP');
    assert.equal(fieldValue('nome', 'José'), 'José');
  });
});
