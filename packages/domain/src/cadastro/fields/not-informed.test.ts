import assert from 'node:assert/strict';
import {withoutNotInformed, informedValue} from './not-informed.js';

describe('não informado', () => {
  it('shows empty what was never filled in', () => {
    const record = {
      nome: 'Não informado',
      endRua: 'Não informado',
      endBairro: 'não informado',
      endCidade: 'São Paulo',
      endNumero: '0',
      endCep: '00000-000',
      saldoPontos: 0,
    };
    assert.deepEqual(withoutNotInformed(record), {
      nome: 'Não informado',
      endRua: '',
      endBairro: '',
      endCidade: 'São Paulo',
      endNumero: '',
      endCep: '',
      saldoPontos: 0,
    });
  });

  it('keeps what was', () => {
    assert.equal(informedValue('endNumero', '10'), '10');
    assert.equal(informedValue('endCep', '01310-100'), '01310-100');
    assert.equal(informedValue('endComplemento', '0'), '0');
    assert.equal(informedValue('endRua', null), '');
  });
});
