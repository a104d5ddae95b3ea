import assert from 'node:assert/strict';
import {CHECK_LIMITS, excessesOfVenda, allExcessesSeen, type Excess, type ItemToCheck} from './limits.js';
import {scoreVenda} from './score-venda.js';

const item = (changes: Partial<ItemToCheck> = {}): ItemToCheck => ({
  codigo: 'T1',
  qtde: 2,
  subTotal: 17_980,
  valorPontos: 50,
  ...changes,
});

function excessos(itens: ItemToCheck[], fatorPontuacao = 1): Excess[] {
  const calculo = scoreVenda({itens, fatorPontuacao, valorPontoCluster: 1, revendaMaster: false});
  return excessesOfVenda({itens, calculo});
}
const limits = (itens: ItemToCheck[], factor?: number) => excessos(itens, factor).map(({limite: limit}) => limit);

describe('What one person may score alone', () => {
  it('an ordinary sale, up to each limit and not beyond', () => {
    assert.deepEqual(limits([item()]), []);
    assert.deepEqual(limits([item({qtde: 200, subTotal: 1_500_000})]), []);
    assert.deepEqual(limits([item({qtde: 200.001, subTotal: 1_500_000})]), ['qtde_item']);
    assert.deepEqual(limits([item({subTotal: 2_000_000})]), []);
    assert.deepEqual(limits([item({subTotal: 2_000_001})]), ['valor_item']);
    const nota = (howMany: number) =>
      Array.from({length: howMany}, (_, i) => item({codigo: `T${i}`, subTotal: 1_000_000}));
    assert.deepEqual(limits(nota(5)), []);
    assert.deepEqual(limits([...nota(5), item({codigo: 'mais', subTotal: 1})]), ['valor_nota']);
  });

  it('points count with every factor, a line’s and the receipt’s', () => {
    const dear = item({qtde: 100, subTotal: 1_900_000, valorPontos: 2_000});
    assert.deepEqual(limits([dear]), []);
    assert.deepEqual(limits([dear], 2), ['pontos_item']);
    assert.deepEqual(limits([dear], 2.1), ['pontos_item', 'pontos_nota']);
    const text = excessos([dear], 2.1).map(each => each.texto);
    assert.deepEqual(text, ['Pontos de T1: 420.000 (até 200.000)', 'Pontos da nota: 420.000 (até 400.000)']);
  });

  it('a product on several lines is one', () => {
    const half = item({qtde: 150, subTotal: 900_000});
    assert.deepEqual(limits([half, {...half, codigo: 'T2'}]), []);
    assert.deepEqual(limits([half, half]), ['qtde_item']);
    const parts = [64.4, 66.7, 68.9].map(qtde => item({qtde, subTotal: 600_000}));
    assert.deepEqual(limits(parts), []);
    const gifts = [88.9, 167.3, 243.8].map(qtde => item({qtde, subTotal: 0, valorPontos: 2}));
    assert.deepEqual(limits(gifts), ['qtde_item']);
  });

  it('goods that cost nothing, or next to nothing, are worth a few points only', () => {
    assert.deepEqual(limits([item({subTotal: 0, qtde: 20})]), []);
    assert.deepEqual(limits([item({subTotal: 0, qtde: 21})]), ['pontos_sem_valor']);
    assert.deepEqual(limits([item({subTotal: 4_199, qtde: 21})]), ['pontos_sem_valor']);
    assert.deepEqual(limits([item({subTotal: 4_200, qtde: 21})]), []);
    const [excess] = excessos([item({subTotal: 0, qtde: 21})]);
    assert.equal(excess?.texto.replace('\u00a0', ' '), 'Pontos de T1 por R$ 0,00: 1.050 (até 1.000)');
    const inventedPlace = limits([item({qtde: 999_999, subTotal: 0, valorPontos: 242})]);
    assert.deepEqual(inventedPlace, ['qtde_item', 'pontos_item', 'pontos_sem_valor', 'pontos_nota']);
  });

  it('has been seen only when it was, as far beyond', () => {
    const many = excessos([item({qtde: 300, subTotal: 1_500_000})]);
    assert.equal(allExcessesSeen([], []), true);
    assert.equal(allExcessesSeen(many, many), true);
    assert.equal(allExcessesSeen(excessos([item({qtde: 250, subTotal: 1_500_000})]), many), true);
    assert.equal(allExcessesSeen(many, []), false);
    assert.equal(allExcessesSeen(excessos([item({qtde: 301, subTotal: 1_500_000})]), many), false);
    assert.equal(allExcessesSeen(excessos([item({codigo: 'T2', qtde: 300, subTotal: 1_500_000})]), many), false);
    assert.equal(allExcessesSeen(excessos([item({qtde: 300, subTotal: 2_100_000})]), many), false);
    assert.equal(CHECK_LIMITS.itemQtde, 200);
  });
});
