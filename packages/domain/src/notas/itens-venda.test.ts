import assert from 'node:assert/strict';
import fc from 'fast-check';
import {erroDosItens, lerItemVenda, lerQuantidade, subtotalItem, totaisVenda} from './itens-venda.js';

const item = {codigo: 'T1', qtde: '2', valorUnitario: '10,50', valorDesconto: '1,00'};

describe('itens da venda', () => {
  it('needs product, unit value and quantity', () => {
    for (const campo of ['codigo', 'qtde', 'valorUnitario'])
      assert.deepEqual(lerItemVenda({...item, [campo]: ''}), {erro: 'Informe todos os campos para adicionar um item'});
    assert.deepEqual(lerItemVenda({...item, valorDesconto: ''}), {qtde: 2, valorUnitario: 1050, valorDesconto: 0});
  });

  it('takes only amounts that can be', () => {
    const errados = [
      {qtde: '0'},
      {qtde: 0.5},
      {qtde: '1,2345'},
      {qtde: 'dois'},
      {valorUnitario: '-1'},
      {valorDesconto: -1},
      {valorDesconto: '21,01'},
      {valorDesconto: {}},
    ];
    for (const errado of errados)
      assert.deepEqual(lerItemVenda({...item, ...errado}), {erro: 'Informe somente valores válidos'});
  });

  it('takes no more than a receipt can hold', () => {
    const demais = {erro: 'Um item tem no máximo 9.999 unidades'};
    assert.deepEqual(lerItemVenda({...item, qtde: '9999'}), {qtde: 9999, valorUnitario: 1050, valorDesconto: 100});
    for (const qtde of ['9999,001', '999999']) assert.deepEqual(lerItemVenda({...item, qtde}), demais);
    const caro = (changes: object) => {
      const lido = lerItemVenda({...item, valorDesconto: '', ...changes});
      return 'erro' in lido ? lido.erro.replace('\u00a0', ' ') : undefined;
    };
    assert.equal(caro({qtde: 1, valorUnitario: '9.999.999,99'}), undefined);
    for (const errado of [{qtde: 1, valorUnitario: '10.000.000,00'}, {valorUnitario: '5.000.000,00'}])
      assert.equal(caro(errado), 'Um item custa no máximo R$ 9.999.999,99');
    assert.equal(caro({valorUnitario: '90000000000000', qtde: '9999'}), 'Um item custa no máximo R$ 9.999.999,99');
    const metade = {...item, qtde: 1, valorDesconto: 0, valorUnitario: 5_000_000};
    assert.equal(erroDosItens([metade]), undefined);
    assert.match(erroDosItens([metade, metade]) ?? '', /^Uma nota custa no máximo/);
    assert.equal(erroDosItens([metade, {...item, qtde: 0}]), 'Informe somente valores válidos');
  });

  it('reads quantities with a comma or a dot', () => {
    assert.equal(lerQuantidade('1,5'), 1.5);
    assert.equal(lerQuantidade('1.255'), 1.255);
    assert.equal(lerQuantidade(3), 3);
    assert.equal(lerQuantidade('-1'), undefined);
    assert.equal(lerQuantidade('1e3'), undefined);
  });

  it('adds up to what was paid', () => {
    assert.equal(subtotalItem({qtde: 1.5, valorUnitario: 333, valorDesconto: 100}), 400);
    const valores = fc.record({
      qtde: fc.integer({min: 1, max: 99}),
      valorUnitario: fc.nat(99_999),
      valorDesconto: fc.nat(99),
    });
    fc.assert(
      fc.property(fc.array(valores), itens => {
        const {totalVenda, totalDescontos} = totaisVenda(itens);
        const cheio = itens.reduce((soma, i) => soma + i.qtde * i.valorUnitario, 0);
        assert.equal(totalVenda + totalDescontos, cheio);
      }),
    );
  });
});
