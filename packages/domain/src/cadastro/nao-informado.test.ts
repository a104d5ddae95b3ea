import assert from 'node:assert/strict';
import {semNaoInformados, valorInformado} from './nao-informado.js';

describe('não informado', () => {
  it('shows empty what was never filled in', () => {
    const registro = {
      nome: 'Não informado',
      endRua: 'Não informado',
      endBairro: 'não informado',
      endCidade: 'São Paulo',
      endNumero: '0',
      endCep: '00000-000',
      saldoPontos: 0,
    };
    assert.deepEqual(semNaoInformados(registro), {
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
    assert.equal(valorInformado('endNumero', '10'), '10');
    assert.equal(valorInformado('endCep', '01310-100'), '01310-100');
    assert.equal(valorInformado('endComplemento', '0'), '0');
    assert.equal(valorInformado('endRua', null), '');
  });
});
