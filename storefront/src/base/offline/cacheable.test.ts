import assert from 'node:assert/strict';
import {cacheableCopy} from './cacheable.ts';

describe('what the device keeps of an answer', () => {
  it('is what is shown, and nothing personal beside the first name', () => {
    const painter = {
      id: 7,
      nome: 'Maximiliano Sebastião Albuquerque de Vasconcelos',
      cpf: '39053344705',
      email: 'max@exemplo.com.br',
      celular: '11980000000',
      endRua: 'Rua das Tintas',
      enderecoEntrega: {entregaCep: '01001000'},
      saldoPontos: 1250,
      cluster: {nome: 'Prata'},
    };
    const none = {cpf: null, email: null, celular: null, endRua: null, enderecoEntrega: null};
    const cached = {id: 7, nome: 'Maximiliano', ...none, saldoPontos: 1250, cluster: {nome: 'Prata'}};
    assert.deepEqual(cacheableCopy({...painter, profile: painter}), {...cached, profile: cached});
  });

  it('leaves lists as they are', () => {
    const page = {rows: [{id: 1, nome: 'Rolo de lã 23 cm', pontosWeb: 900}], total: 1};
    assert.deepEqual(cacheableCopy(page), page);
  });

  it('is nothing where there is too much, or nothing', () => {
    assert.equal(cacheableCopy('x'.repeat(500_000)), undefined);
    assert.equal(cacheableCopy(undefined), undefined);
  });
});
