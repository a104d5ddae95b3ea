import assert from 'node:assert/strict';
import {readPurchase, withQtde, writePurchase, type Purchase} from './state.ts';

describe('a purchase in the address', () => {
  it('is read as it was written, codes with colons too', () => {
    const purchase: Purchase = {
      idRevenda: 3,
      itens: [
        {codigo: 'T1', qtde: 2},
        {codigo: 'A:B,C', qtde: 0.5},
      ],
      codigo: 'BÔNUS 1',
    };
    assert.deepEqual(readPurchase(new URLSearchParams(writePurchase(purchase).toString())), purchase);
    const empty: Purchase = {idRevenda: undefined, itens: [], codigo: ''};
    assert.deepEqual(readPurchase(writePurchase(empty)), empty);
  });

  it('leaves out what makes no sense', () => {
    const read = readPurchase(new URLSearchParams('loja=x&p=T1&p=:2&p=T2:-1&p=T3:nada&p=T4:1&p=T4:2'));
    assert.deepEqual(read, {idRevenda: undefined, itens: [{codigo: 'T4', qtde: 2}], codigo: ''});
  });

  it('is at the preferred shop until another one, or none, is said', () => {
    assert.equal(readPurchase(new URLSearchParams(''), 7).idRevenda, 7);
    assert.equal(readPurchase(new URLSearchParams('loja=3'), 7).idRevenda, 3);
    const none = writePurchase({idRevenda: undefined, itens: [], codigo: ''});
    assert.equal(readPurchase(none, 7).idRevenda, undefined);
  });

  it('takes more, fewer and none of a product', () => {
    const start: Purchase = {idRevenda: undefined, itens: [], codigo: ''};
    const two = withQtde(start, 'T1', 2);
    assert.deepEqual(two.itens, [{codigo: 'T1', qtde: 2}]);
    assert.deepEqual(withQtde(two, 'T1', 3).itens, [{codigo: 'T1', qtde: 3}]);
    assert.deepEqual(withQtde(two, 'T1', 0).itens, []);
  });
});
