import assert from 'node:assert/strict';
import {formatPeriod, relatorioOf, reportUpdated} from './relatorio-rede.js';

describe('relatório da rede', () => {
  it('charges points at their value, and the success rate besides', () => {
    assert.deepEqual(relatorioOf(12_345, 0.012, 1_000), {aPagar: 14_814, valorTotal: 15_814});
    assert.deepEqual(relatorioOf(0, 0.012, 0), {aPagar: 0, valorTotal: 0});
  });

  it('gives back what was cancelled', () => {
    assert.deepEqual(relatorioOf(-1_000, 0.012, 300), {aPagar: -1_200, valorTotal: -900});
  });

  it('names its period', () => {
    assert.equal(reportUpdated(formatPeriod(2026, 9)), 'Relatório período 09/2026 atualizado com sucesso');
  });
});
