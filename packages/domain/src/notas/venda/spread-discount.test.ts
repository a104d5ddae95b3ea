import assert from 'node:assert/strict';
import fc from 'fast-check';
import {itemSubtotal, vendaTotals} from './venda-items.js';
import {spreadDiscount} from './spread-discount.js';

const item = (qtde: number, valorUnitario: number, valorDesconto = 0) => ({qtde, valorUnitario, valorDesconto});

describe('ratearDesconto', () => {
  it('gives each line its share, exact in the sum', () => {
    const spreadItems = spreadDiscount([item(1, 1000), item(1, 1000), item(1, 1000)], 100);
    assert.deepEqual(
      spreadItems.map(({valorDesconto}) => valorDesconto),
      [33, 34, 33],
    );
  });

  it('adds to the discounts that lines already have', () => {
    assert.deepEqual(spreadDiscount([item(1, 1000, 500), item(1, 500)], 100).map(itemSubtotal), [450, 450]);
  });

  it('refuses more than the lines cost', () => {
    assert.throws(() => spreadDiscount([item(1, 100)], 101), RangeError);
    assert.deepEqual(spreadDiscount([], 0), []);
  });

  it('never loses a cent and never takes a line below zero', () => {
    const line = fc.record({qtde: fc.integer({min: 1, max: 50}), valorUnitario: fc.integer({min: 0, max: 99_999})});
    fc.assert(
      fc.property(
        fc.array(line, {minLength: 1, maxLength: 12}),
        fc.double({min: 0, max: 1, noNaN: true}),
        (lines, part) => {
          const itens = lines.map(({qtde, valorUnitario}) => item(qtde, valorUnitario));
          const {totalVenda} = vendaTotals(itens);
          const discount = Math.floor(totalVenda * part);
          const spreadItems = spreadDiscount(itens, discount);
          assert.equal(vendaTotals(spreadItems).totalVenda, totalVenda - discount);
          assert.ok(spreadItems.every(each => itemSubtotal(each) >= 0 && each.valorDesconto >= 0));
        },
      ),
    );
  });
});
