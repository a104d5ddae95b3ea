import assert from 'node:assert/strict';
import {comDescontoRateado} from './discount.ts';
import {linhaLida, notaLida} from './example.ts';

const linhas = [linhaLida({subTotal: 100}), linhaLida({subTotal: 50.01})];
const valores = (lida: ReturnType<typeof notaLida>) =>
  lida.itens.map(({valorDesconto, subTotal}) => [valorDesconto, subTotal]);

describe('a discount on the whole receipt', () => {
  it('is spread over its lines, to the cent', () => {
    const lida = comDescontoRateado(notaLida({itens: linhas, descontos: 10, total: 140.01}));
    assert.deepEqual(valores(lida), [
      [6.67, 93.33],
      [3.33, 46.68],
    ]);
  });

  it('stays where it is when the sums do not fit or lines have discounts of their own', () => {
    for (const mudanca of [
      {itens: linhas, descontos: 10, total: 141},
      {itens: linhas, descontos: null, total: 150.01},
      {itens: linhas, descontos: 10, total: null},
      {itens: [linhaLida({subTotal: 90, valorDesconto: 10}), linhaLida({subTotal: 50})], descontos: 10, total: 130},
      {itens: [linhaLida({subTotal: null}), linhaLida({subTotal: 50})], descontos: 10, total: 40},
    ]) {
      const lida = notaLida(mudanca);
      assert.equal(comDescontoRateado(lida), lida);
    }
  });
});
