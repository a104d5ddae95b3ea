import assert from 'node:assert/strict';
import fc from 'fast-check';
import {subtotalItem, totaisVenda} from './itens-venda.js';
import {ratearDesconto} from './ratear-desconto.js';

const item = (qtde: number, valorUnitario: number, valorDesconto = 0) => ({qtde, valorUnitario, valorDesconto});

describe('ratearDesconto', () => {
  it('gives each line its share, exact in the sum', () => {
    const rateados = ratearDesconto([item(1, 1000), item(1, 1000), item(1, 1000)], 100);
    assert.deepEqual(
      rateados.map(({valorDesconto}) => valorDesconto),
      [33, 34, 33],
    );
  });

  it('adds to the discounts that lines already have', () => {
    assert.deepEqual(ratearDesconto([item(1, 1000, 500), item(1, 500)], 100).map(subtotalItem), [450, 450]);
  });

  it('refuses more than the lines cost', () => {
    assert.throws(() => ratearDesconto([item(1, 100)], 101), RangeError);
    assert.deepEqual(ratearDesconto([], 0), []);
  });

  it('never loses a cent and never takes a line below zero', () => {
    const linha = fc.record({qtde: fc.integer({min: 1, max: 50}), valorUnitario: fc.integer({min: 0, max: 99_999})});
    fc.assert(
      fc.property(
        fc.array(linha, {minLength: 1, maxLength: 12}),
        fc.double({min: 0, max: 1, noNaN: true}),
        (linhas, parte) => {
          const itens = linhas.map(({qtde, valorUnitario}) => item(qtde, valorUnitario));
          const {totalVenda} = totaisVenda(itens);
          const desconto = Math.floor(totalVenda * parte);
          const rateados = ratearDesconto(itens, desconto);
          assert.equal(totaisVenda(rateados).totalVenda, totalVenda - desconto);
          assert.ok(rateados.every(each => subtotalItem(each) >= 0 && each.valorDesconto >= 0));
        },
      ),
    );
  });
});
