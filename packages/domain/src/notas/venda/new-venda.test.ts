import assert from 'node:assert/strict';
import {firstError} from '../../forms/field-errors.js';
import {normaliseIdentificador, validateNewVenda, type NewVenda} from './new-venda.js';

const today = '2026-11-21';
const venda: NewVenda = {
  cpf: '390.533.447-05',
  tipoFiscal: 'N',
  identificador: '780',
  realizadoEm: '20261120',
  cnpjLoja: '11.222.333/0001-81',
  nomeLoja: 'Casa das Tintas',
  estadoLoja: 'SP',
  itens: [{codigo: 'T1', qtde: 1, valorUnitario: 99.9}],
};

describe('nova venda', () => {
  it('lets a complete sale through, without totals, code and city', () => {
    assert.deepEqual(validateNewVenda(venda, today), {});
    assert.deepEqual(validateNewVenda({...venda, realizadoEm: '21/11/2026'}, today), {});
  });

  it('says what is missing in the order of the form', () => {
    assert.deepEqual(Object.values(validateNewVenda({}, today)), [
      'Estado obrigatório',
      'Adicione itens antes de processar',
      'Tipo Fiscal obrigatório',
      'CPF obrigatório',
      'CNPJ obrigatório',
      'Nome da Loja obrigatório',
      'Número Fiscal obrigatório',
      'Data da Venda obrigatório',
    ]);
  });

  it('says what is wrong', () => {
    const cases: [NewVenda, string][] = [
      [{cpf: '39053344706'}, 'CPF inválido'],
      [{cnpjLoja: '11222333000182'}, 'CNPJ Inválido'],
      [{estadoLoja: 'XX'}, 'Estado inválido'],
      [{tipoFiscal: 'X'}, 'Tipo Fiscal inválido'],
      [{identificador: 'abc'}, 'Número Fiscal inválido'],
      [{realizadoEm: '31/02/2026'}, 'Data da Venda inválido'],
      [{realizadoEm: '2026-11-22'}, 'A data da venda não pode estar no futuro'],
      [{itens: [{codigo: 'T1', qtde: 1}]}, 'Informe todos os campos para adicionar um item'],
      [{itens: [{codigo: 'T1', qtde: 0, valorUnitario: 1}]}, 'Informe somente valores válidos'],
    ];
    for (const [change, message] of cases)
      assert.equal(firstError(validateNewVenda({...venda, ...change}, today)), message);
  });

  it('takes a number with leading zeros for the same number', () => {
    assert.equal(normaliseIdentificador('000780'), '780');
    assert.equal(normaliseIdentificador(780), '780');
    assert.equal(normaliseIdentificador('0'), '0');
    assert.equal(normaliseIdentificador('78-0'), undefined);
  });
});
