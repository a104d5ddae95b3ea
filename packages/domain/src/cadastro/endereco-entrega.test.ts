import assert from 'node:assert/strict';
import {ENTREGA_FIELD_NAMES, validateEnderecoEntrega} from './endereco-entrega.js';

const endereco = {
  entregaNome: 'José da Silva',
  entregaCep: '01310-100',
  entregaRua: 'Avenida Paulista',
  entregaNumero: '1000',
  entregaComplemento: 'Casa',
  entregaBairro: 'Bela Vista',
  entregaCidade: 'São Paulo',
  entregaEstado: 'SP',
};

describe('endereço de entrega', () => {
  it('is complete, the complement included', () => {
    assert.deepEqual(validateEnderecoEntrega(endereco), {});
    assert.deepEqual(Object.keys(validateEnderecoEntrega({})), ENTREGA_FIELD_NAMES);
    assert.deepEqual(validateEnderecoEntrega({...endereco, entregaComplemento: ' '}), {
      entregaComplemento: 'Complemento obrigatório',
    });
  });

  it('has a CEP and a state that exist', () => {
    assert.deepEqual(validateEnderecoEntrega({...endereco, entregaCep: '1', entregaEstado: 'XX'}), {
      entregaCep: 'CEP inválido',
      entregaEstado: 'UF inválida',
    });
  });

  it('fits its columns', () => {
    const {entregaRua} = validateEnderecoEntrega({...endereco, entregaRua: 'a'.repeat(121)});
    assert.equal(entregaRua, 'Rua deve ter no máximo 120 caracteres');
  });
});
