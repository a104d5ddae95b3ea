import assert from 'node:assert/strict';
import type {FieldDescription} from '@clube/api-client/fields';
import {decimalAsTyped, valuesToSend} from './values.ts';

const FIELDS: Readonly<Record<string, FieldDescription>> = {
  valor: {title: 'Valor', display: 'money', decimals: 2},
  fator: {title: 'Fator', display: 'decimal', decimals: 3},
  usos: {title: 'Usos', display: 'integer'},
  codigo: {title: 'Código', display: 'code'},
  tipo: {title: 'Tipo', display: 'choice', options: [{value: 1, text: 'Smart'}]},
};

describe('the values of a plain form', () => {
  it('are typed with a comma and the declared decimals', () => {
    assert.deepEqual(decimalAsTyped(FIELDS, {valor: 1234.5, fator: 0.01, usos: 3, nome: 'x'}), {
      valor: '1234,50',
      fator: '0,010',
      usos: 3,
      nome: 'x',
    });
  });

  it('travel as numbers, however they are written', () => {
    assert.deepEqual(valuesToSend(FIELDS, {valor: '1.234,50', fator: '0,012', usos: ' 12 ', tipo: '1'}), {
      valor: 1234.5,
      fator: 0.012,
      usos: 12,
      tipo: 1,
    });
    assert.deepEqual(valuesToSend(FIELDS, {valor: '12.5', codigo: ' abc '}), {valor: 12.5, codigo: 'ABC'});
  });

  it('have thousands where a dot stands before three digits, unless the field has three decimals', () => {
    assert.deepEqual(valuesToSend(FIELDS, {valor: '1.250', usos: '10.000'}), {valor: 1250, usos: 10_000});
    assert.deepEqual(valuesToSend(FIELDS, {fator: '1.250'}), {fator: 1.25});
    assert.deepEqual(valuesToSend(FIELDS, {fator: '1.250,5'}), {fator: 1250.5});
    assert.deepEqual(valuesToSend(FIELDS, {valor: '1.2,5', usos: '1.00'}), {valor: '1.2,5', usos: 1});
  });

  it('are nothing where nothing was typed, and stay as typed where they are no number', () => {
    assert.deepEqual(valuesToSend(FIELDS, {valor: '', usos: 'dois', tipo: ''}), {
      valor: null,
      usos: 'dois',
      tipo: null,
    });
  });
});
