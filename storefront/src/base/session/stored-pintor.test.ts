import assert from 'node:assert/strict';
import {storable} from './stored-pintor.ts';

describe('what the device keeps of a painter', () => {
  it('is what the first screen shows, and nothing personal beside the name', () => {
    const complete = {
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
    assert.deepEqual(storable(complete), {id: 7, nome: 'Ana', foto: null, aceitouRegulamento: '1'});
  });
});
