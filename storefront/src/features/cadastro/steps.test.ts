import assert from 'node:assert/strict';
import {PINTOR_FIELD_NAMES, CADASTRO_REQUIRED} from '@clube/domain';
import type {PintorValues} from '../../components/pintor-form/pintor-form.ts';
import {STEPS, errorsIn, errorsOf, openStep, stepOfField} from './steps.ts';

const TODAY = '2026-11-22';
const FIRST = {nome: 'José da Silva', cpf: '39053344705', celular: '11987654321'};
const SECOND: PintorValues = {...FIRST, dataNascimento: '09031985', email: 'jose@exemplo.com.br'};

describe('steps of the sign-up', () => {
  it('ask for every field once, and for few at first', () => {
    const asked = STEPS.flatMap(({fields}) => fields);
    assert.equal(new Set(asked).size, asked.length);
    for (const field of PINTOR_FIELD_NAMES) if (field !== 'senhaAntiga') assert.ok(asked.includes(field), field);
    assert.ok((STEPS[0]?.fields.length ?? 9) <= 3);
    for (const field of CADASTRO_REQUIRED)
      assert.notEqual(stepOfField(field), 3, 'what may be skipped asks for nothing');
  });

  it('open as far as those before them are done', () => {
    assert.equal(openStep(null, {}, TODAY), 0);
    assert.equal(openStep('senha', {}, TODAY), 0);
    assert.equal(openStep('senha', FIRST, TODAY), 1);
    assert.equal(openStep('endereco', SECOND, TODAY), 2);
    assert.equal(openStep('contato', SECOND, TODAY), 1);
    assert.equal(openStep('nada', SECOND, TODAY), 0);
  });

  it('say what is wrong in their own order', () => {
    const errors = errorsOf({...FIRST, cpf: '1'}, TODAY);
    assert.deepEqual(Object.keys(errors).slice(0, 2), ['cpf', 'dataNascimento']);
    assert.deepEqual(errorsIn(0, errors), {cpf: 'CPF não é válido'});
  });
});
