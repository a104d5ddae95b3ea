import assert from 'node:assert/strict';
import {SERIES, monthlyRows, period, summary} from './series.ts';

const relatorio = {
  totalVendas: [
    {mes: '2025-12', total: 100},
    {mes: '2026-01', total: 250.5},
  ],
  notasEnviadas: [{mes: '2026-01', total: 3}],
  novosParceiros: [{mes: '2025-12', total: 1}],
};

describe('the monthly series', () => {
  it('stand side by side, with zero for a month that a series does not have', () => {
    assert.deepEqual(monthlyRows(relatorio), [
      {mes: '2025-12', totalVendas: 100, notasEnviadas: 0, novosParceiros: 1},
      {mes: '2026-01', totalVendas: 250.5, notasEnviadas: 3, novosParceiros: 0},
    ]);
  });

  it('name their period', () => {
    assert.equal(period(monthlyRows(relatorio)), 'dez/2025 a jan/2026');
    assert.equal(period([]), '');
  });

  it('are told in a sentence', () => {
    assert.equal(
      summary(SERIES[0], monthlyRows(relatorio)),
      'Vendas por mês, de dez/2025 a jan/2026: R$\u00a0350,50 ao todo; o maior foi janeiro de 2026, com R$\u00a0250,50. Os valores estão na tabela.',
    );
    assert.equal(summary(SERIES[0], []), 'Vendas por mês: nada no período.');
  });
});
