import assert from 'node:assert/strict';
import {readHistoricoLine, readMonth} from './historico.js';
import {mensuracaoOf} from './mensuracao.js';
import {taxaSucessoOf} from './taxa-sucesso.js';

describe('histórico das redes', () => {
  it('reads a month as people and spreadsheets write it', () => {
    for (const text of [
      '08/2026',
      '8/2026',
      '2026-08',
      'ago/26',
      'Ago/2026',
      'agosto/2026',
      '15/08/2026',
      '2026-08-31',
    ])
      assert.equal(readMonth(text), '2026-08-01', text);
    for (const text of ['', '13/2026', '2026-13', 'xyz/26', '08', '08/1999', '31/02/2026'])
      assert.equal(readMonth(text), undefined, text);
  });

  it('tells a reseller’s CNPJ from a network’s name, with the zeros that a spreadsheet took', () => {
    const rest = {mes: '08/2026', codigo: 'T1', quantidade: '2', valor: '10.50'};
    const of = (rede: string) => {
      const read = readHistoricoLine({rede, ...rest});
      return 'line' in read ? [read.line.rede, read.line.cnpj] : [];
    };
    assert.deepEqual(of('Rede Cores do Sul'), ['rede cores do sul', '']);
    assert.deepEqual(of('11.222.333/0001-81'), ['', '11222333000181']);
    assert.deepEqual(of('191'), ['191', '']);
    assert.deepEqual(of('00.000.000/0001-91'), ['', '00000000000191']);
  });

  it('says by field what is wrong', () => {
    assert.deepEqual(readHistoricoLine({rede: '', mes: 'x', codigo: '', quantidade: '-1', valor: '1.234'}), {
      errors: {
        rede: 'Informe a rede ou o CNPJ da revenda',
        mes: 'Informe o mês, como 08/2026',
        codigo: 'Informe o código do produto',
        quantidade: 'Informe a quantidade, com até três casas decimais',
        valor: 'Informe o valor em reais, com até duas casas decimais',
      },
    });
  });
});

describe('mensuração', () => {
  it('compares a month and a week before with one since', () => {
    assert.deepEqual(mensuracaoOf({total: 120_000, meses: 12}, {total: 60_000, meses: 4}), {
      mediaMensal: 10_000,
      mediaMensalPos: 15_000,
      resultadoMensal: 5_000,
      mediaSemanal: 2_308,
      mediaSemanalPos: 3_462,
      resultadoSemanal: 1_154,
    });
  });

  it('is nothing of no months', () => {
    const none = mensuracaoOf({total: 0, meses: 0}, {total: 0, meses: 0});
    assert.deepEqual(Object.values(none), [0, 0, 0, 0, 0, 0]);
  });
});

describe('taxa de sucesso', () => {
  const produto = {qtdVendidaAntes: 30, mesesAtendidoAntes: 12, qtdVendida: 10, valorUnitarioProduto: 5_000};

  it('is a part of the increase', () => {
    assert.deepEqual(taxaSucessoOf(produto, 3), {
      mediaMensal: 2.5,
      aumentoVendas: 7.5,
      aumentoVendasDinheiro: 37_500,
      taxaSucesso: 1_125,
    });
  });

  it('counts halves exactly', () => {
    const sold = {qtdVendidaAntes: 36, mesesAtendidoAntes: 12, qtdVendida: 4.005, valorUnitarioProduto: 100};
    assert.equal(taxaSucessoOf(sold, 3).aumentoVendasDinheiro, 101);
    assert.equal(taxaSucessoOf({...sold, qtdVendida: 6.75}, 9.2).taxaSucesso, 35);
  });

  it('is nothing of a decrease, nor without months before', () => {
    assert.equal(taxaSucessoOf({...produto, qtdVendida: 1}, 3).taxaSucesso, 0);
    const without = taxaSucessoOf({...produto, qtdVendidaAntes: 0, mesesAtendidoAntes: 0}, 3);
    assert.deepEqual([without.aumentoVendasDinheiro, without.taxaSucesso], [50_000, 0]);
  });
});
