import assert from 'node:assert/strict';
import {guardavel} from './pintor-guardado.ts';

describe('what the device keeps of a painter', () => {
  it('is what the first screen shows, and nothing personal beside the name', () => {
    const inteiro = {
      id: 7,
      nome: 'Ana',
      foto: null,
      aceitouRegulamento: '1',
      cpf: '39053344705',
      email: 'ana@exemplo.com.br',
      celular: '11980000000',
      endRua: 'Rua das Tintas',
      enderecoEntrega: {entregaCep: '01001000'},
    } as const;
    assert.deepEqual(guardavel(inteiro), {id: 7, nome: 'Ana', foto: null, aceitouRegulamento: '1'});
  });
});
