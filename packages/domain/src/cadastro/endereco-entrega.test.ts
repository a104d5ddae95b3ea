import assert from 'node:assert/strict';
import {NOMES_CAMPOS_ENTREGA, validarEnderecoEntrega} from './endereco-entrega.js';

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
    assert.deepEqual(validarEnderecoEntrega(endereco), {});
    assert.deepEqual(Object.keys(validarEnderecoEntrega({})), NOMES_CAMPOS_ENTREGA);
    assert.deepEqual(validarEnderecoEntrega({...endereco, entregaComplemento: ' '}), {
      entregaComplemento: 'Complemento obrigatório',
    });
  });

  it('has a CEP and a state that exist', () => {
    assert.deepEqual(validarEnderecoEntrega({...endereco, entregaCep: '1', entregaEstado: 'XX'}), {
      entregaCep: 'CEP inválido',
      entregaEstado: 'UF inválido',
    });
  });

  it('fits its columns', () => {
    const {entregaRua} = validarEnderecoEntrega({...endereco, entregaRua: 'a'.repeat(121)});
    assert.equal(entregaRua, 'Rua deve ter no máximo 120 caracteres');
  });
});
