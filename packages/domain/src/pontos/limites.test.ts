import assert from 'node:assert/strict';
import {LIMITES_CONFERENCIA, excessosDaVenda, jaVistos, type Excesso, type ItemALimitar} from './limites.js';
import {pontuar} from './pontuar.js';

const item = (changes: Partial<ItemALimitar> = {}): ItemALimitar => ({
  codigo: 'T1',
  qtde: 2,
  subTotal: 17_980,
  valorPontos: 50,
  ...changes,
});

function excessos(itens: ItemALimitar[], fatorPontuacao = 1): Excesso[] {
  const calculo = pontuar({itens, fatorPontuacao, valorPontoCluster: 1, revendaMaster: false});
  return excessosDaVenda({itens, calculo});
}
const limites = (itens: ItemALimitar[], fator?: number) => excessos(itens, fator).map(({limite}) => limite);

describe('What one person may score alone', () => {
  it('an ordinary sale, up to each limit and not beyond', () => {
    assert.deepEqual(limites([item()]), []);
    assert.deepEqual(limites([item({qtde: 200, subTotal: 1_500_000})]), []);
    assert.deepEqual(limites([item({qtde: 200.001, subTotal: 1_500_000})]), ['qtde_item']);
    assert.deepEqual(limites([item({subTotal: 2_000_000})]), []);
    assert.deepEqual(limites([item({subTotal: 2_000_001})]), ['valor_item']);
    const nota = (quantos: number) =>
      Array.from({length: quantos}, (_, i) => item({codigo: `T${i}`, subTotal: 1_000_000}));
    assert.deepEqual(limites(nota(5)), []);
    assert.deepEqual(limites([...nota(5), item({codigo: 'mais', subTotal: 1})]), ['valor_nota']);
  });

  it('points count with every factor, a line’s and the receipt’s', () => {
    const caro = item({qtde: 100, subTotal: 1_900_000, valorPontos: 2_000});
    assert.deepEqual(limites([caro]), []);
    assert.deepEqual(limites([caro], 2), ['pontos_item']);
    assert.deepEqual(limites([caro], 2.1), ['pontos_item', 'pontos_nota']);
    const texto = excessos([caro], 2.1).map(cada => cada.texto);
    assert.deepEqual(texto, ['Pontos de T1: 420.000 (até 200.000)', 'Pontos da nota: 420.000 (até 400.000)']);
  });

  it('a product on several lines is one', () => {
    const metade = item({qtde: 150, subTotal: 900_000});
    assert.deepEqual(limites([metade, {...metade, codigo: 'T2'}]), []);
    assert.deepEqual(limites([metade, metade]), ['qtde_item']);
  });

  it('goods that cost nothing, or next to nothing, are worth a few points only', () => {
    assert.deepEqual(limites([item({subTotal: 0, qtde: 20})]), []);
    assert.deepEqual(limites([item({subTotal: 0, qtde: 21})]), ['pontos_sem_valor']);
    assert.deepEqual(limites([item({subTotal: 4_199, qtde: 21})]), ['pontos_sem_valor']);
    assert.deepEqual(limites([item({subTotal: 4_200, qtde: 21})]), []);
    const [excesso] = excessos([item({subTotal: 0, qtde: 21})]);
    assert.equal(excesso?.texto.replace('\u00a0', ' '), 'Pontos de T1 por R$ 0,00: 1.050 (até 1.000)');
    const inventada = limites([item({qtde: 999_999, subTotal: 0, valorPontos: 242})]);
    assert.deepEqual(inventada, ['qtde_item', 'pontos_item', 'pontos_sem_valor', 'pontos_nota']);
  });

  it('has been seen only when it was, as far beyond', () => {
    const muitos = excessos([item({qtde: 300, subTotal: 1_500_000})]);
    assert.equal(jaVistos([], []), true);
    assert.equal(jaVistos(muitos, muitos), true);
    assert.equal(jaVistos(excessos([item({qtde: 250, subTotal: 1_500_000})]), muitos), true);
    assert.equal(jaVistos(muitos, []), false);
    assert.equal(jaVistos(excessos([item({qtde: 301, subTotal: 1_500_000})]), muitos), false);
    assert.equal(jaVistos(excessos([item({codigo: 'T2', qtde: 300, subTotal: 1_500_000})]), muitos), false);
    assert.equal(jaVistos(excessos([item({qtde: 300, subTotal: 2_100_000})]), muitos), false);
    assert.equal(LIMITES_CONFERENCIA.qtdeItem, 200);
  });
});
