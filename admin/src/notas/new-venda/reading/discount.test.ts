import assert from 'node:assert/strict';
import {withSpreadDiscount} from './discount.ts';
import {readLine, readNota} from './example.ts';

const lines = [readLine({subTotal: 100}), readLine({subTotal: 50.01})];
const values = (reading: ReturnType<typeof readNota>) =>
  reading.itens.map(({valorDesconto, subTotal}) => [valorDesconto, subTotal]);

describe('a discount on the whole receipt', () => {
  it('is spread over its lines, to the cent', () => {
    const reading = withSpreadDiscount(readNota({itens: lines, descontos: 10, total: 140.01}));
    assert.deepEqual(values(reading), [
      [6.67, 93.33],
      [3.33, 46.68],
    ]);
  });

  it('stays where it is when the sums do not fit or lines have discounts of their own', () => {
    for (const change of [
      {itens: lines, descontos: 10, total: 141},
      {itens: lines, descontos: null, total: 150.01},
      {itens: lines, descontos: 10, total: null},
      {itens: [readLine({subTotal: 90, valorDesconto: 10}), readLine({subTotal: 50})], descontos: 10, total: 130},
      {itens: [readLine({subTotal: null}), readLine({subTotal: 50})], descontos: 10, total: 40},
    ]) {
      const reading = readNota(change);
      assert.equal(withSpreadDiscount(reading), reading);
    }
  });
});
