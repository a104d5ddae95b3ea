import assert from 'node:assert/strict';
import fc from 'fast-check';
import {itemsError, readVendaItem, readQuantity, itemSubtotal, vendaTotals} from './venda-items.js';

const item = {codigo: 'T1', qtde: '2', valorUnitario: '10,50', valorDesconto: '1,00'};

describe('itens da venda', () => {
  it('needs product, unit value and quantity', () => {
    for (const field of ['codigo', 'qtde', 'valorUnitario'])
      assert.deepEqual(readVendaItem({...item, [field]: ''}), {erro: 'Informe todos os campos para adicionar um item'});
    assert.deepEqual(readVendaItem({...item, valorDesconto: ''}), {qtde: 2, valorUnitario: 1050, valorDesconto: 0});
  });

  it('takes only amounts that can be', () => {
    const wrongOnes = [
      {qtde: '0'},
      {qtde: 0.5},
      {qtde: '1,2345'},
      {qtde: 'dois'},
      {valorUnitario: '-1'},
      {valorDesconto: -1},
      {valorDesconto: '21,01'},
      {valorDesconto: {}},
    ];
    for (const wrong of wrongOnes)
      assert.deepEqual(readVendaItem({...item, ...wrong}), {erro: 'Informe somente valores válidos'});
  });

  it('takes no more than a receipt can hold', () => {
    const tooMuch = {erro: 'Um item tem no máximo 9.999 unidades'};
    assert.deepEqual(readVendaItem({...item, qtde: '9999'}), {qtde: 9999, valorUnitario: 1050, valorDesconto: 100});
    for (const qtde of ['9999,001', '999999']) assert.deepEqual(readVendaItem({...item, qtde}), tooMuch);
    const dear = (changes: object) => {
      const reading = readVendaItem({...item, valorDesconto: '', ...changes});
      return 'erro' in reading ? reading.erro.replace('\u00a0', ' ') : undefined;
    };
    assert.equal(dear({qtde: 1, valorUnitario: '9.999.999,99'}), undefined);
    for (const wrong of [{qtde: 1, valorUnitario: '10.000.000,00'}, {valorUnitario: '5.000.000,00'}])
      assert.equal(dear(wrong), 'Um item custa no máximo R$ 9.999.999,99');
    assert.equal(dear({valorUnitario: '90000000000000', qtde: '9999'}), 'Um item custa no máximo R$ 9.999.999,99');
    const half = {...item, qtde: 1, valorDesconto: 0, valorUnitario: 5_000_000};
    assert.equal(itemsError([half]), undefined);
    assert.match(itemsError([half, half]) ?? '', /^Uma nota custa no máximo/);
    assert.equal(itemsError([half, {...item, qtde: 0}]), 'Informe somente valores válidos');
  });

  it('reads quantities with a comma or a dot', () => {
    assert.equal(readQuantity('1,5'), 1.5);
    assert.equal(readQuantity('1.255'), 1.255);
    assert.equal(readQuantity(3), 3);
    assert.equal(readQuantity('-1'), undefined);
    assert.equal(readQuantity('1e3'), undefined);
  });

  it('adds up to what was paid', () => {
    assert.equal(itemSubtotal({qtde: 1.5, valorUnitario: 333, valorDesconto: 100}), 400);
    const values = fc.record({
      qtde: fc.integer({min: 1, max: 99}),
      valorUnitario: fc.nat(99_999),
      valorDesconto: fc.nat(99),
    });
    fc.assert(
      fc.property(fc.array(values), itens => {
        const {totalVenda, totalDescontos} = vendaTotals(itens);
        const full = itens.reduce((sum, i) => sum + i.qtde * i.valorUnitario, 0);
        assert.equal(totalVenda + totalDescontos, full);
      }),
    );
  });
});
