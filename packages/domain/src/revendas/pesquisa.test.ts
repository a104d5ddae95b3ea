import assert from 'node:assert/strict';
import {PESQUISA_RULES, hasProduto, pesquisaErrors, pesquisaQtdeError, unitsOf} from './pesquisa.js';

const five = ['a', 'b', 'c', 'd', 'e'].map((produto, i) => ({marca: 'Sul', produto, qtde: i + 1, valorUnitario: 10}));

describe('a market survey', () => {
  it('has five products of ours and five of others', () => {
    assert.deepEqual(pesquisaErrors({produtosMaisVendidos: five, produtosMaisVendidosConcorrentes: five}), {});
    assert.deepEqual(pesquisaErrors({produtosMaisVendidos: five.slice(1), produtosMaisVendidosConcorrentes: []}), {
      produtosMaisVendidos: PESQUISA_RULES.ours,
      produtosMaisVendidosConcorrentes: PESQUISA_RULES.others,
    });
  });

  it('has each product of a brand once, however it is written', () => {
    const twice = [...five.slice(0, 4), {marca: ' SUL', produto: 'A ', qtde: 1, valorUnitario: 1}];
    assert.ok(hasProduto(five, {marca: 'sul', produto: 'E'}));
    assert.ok(!hasProduto(five, {marca: 'Norte', produto: 'E'}));
    assert.equal(
      pesquisaErrors({produtosMaisVendidos: twice, produtosMaisVendidosConcorrentes: five}).produtosMaisVendidos,
      PESQUISA_RULES.twice,
    );
  });

  it('has a million units of a product at most', () => {
    assert.deepEqual(
      [pesquisaQtdeError(1_000_000), pesquisaQtdeError(1_000_001)],
      [undefined, 'Quantidade: O máximo é 1.000.000'],
    );
  });

  it('reports as sold what the competitors sold', () => {
    assert.equal(unitsOf(five), 15);
    assert.equal(unitsOf([]), 0);
  });
});
