import assert from 'node:assert/strict';
import type {ItemLido} from '../../document/types';
import {casar, emparelhar} from '../../join/pair-lines';

/** A line in the middle of the page's given fraction. */
function linha(altura: number, dados: Partial<ItemLido>): ItemLido {
  const cantos = [
    [0.1, altura - 0.004],
    [0.9, altura - 0.004],
    [0.9, altura + 0.004],
    [0.1, altura + 0.004],
  ] as const;
  return {confianca: 0.6, lugar: {arquivo: 0, pagina: 1, cantos}, ...dados};
}

const INTEIRA = {codigo: '101', nome: 'TINTA BRANCA 18L', qtde: 2, valorUnitario: 50, subTotal: 10000};

describe('two readings of the same lines', () => {
  it('pairs lines by their place, and keeps the order of those that only one saw', () => {
    const [a, b, c] = [0.2, 0.24, 0.28].map(altura => linha(altura, {subTotal: altura * 1000})) as [
      ItemLido,
      ItemLido,
      ItemLido,
    ];
    const outraB = linha(0.242, {});
    assert.deepEqual(emparelhar([a, c], [a, outraB, c]), [
      [a, a],
      [undefined, outraB],
      [c, c],
    ]);
    assert.deepEqual(emparelhar([a, b, c], [outraB]), [
      [a, undefined],
      [b, outraB],
      [c, undefined],
    ]);
  });

  it('keeps the order of the paper among lines that each saw alone', () => {
    const [a1, a2] = [linha(0.2, {...INTEIRA, codigo: '1'}), linha(0.4, {...INTEIRA, codigo: '3'})];
    const [b1, b2] = [linha(0.3, {...INTEIRA, codigo: '2'}), linha(0.5, {...INTEIRA, codigo: '4'})];
    for (const [as, bs] of [
      [
        [a1, a2],
        [b1, b2],
      ],
      [
        [b1, b2],
        [a1, a2],
      ],
    ] as const)
      assert.deepEqual(
        casar(as, bs, true).map(({codigo}) => codigo),
        ['1', '2', '3', '4'],
      );
  });

  it('knows the order of a page in a picture that was turned', () => {
    const girada = (altura: number, quartos: number, codigo: string): ItemLido => {
      const item = linha(altura, {...INTEIRA, codigo});
      let cantos = item.lugar!.cantos.map(([x, y]) => [x, y] as const);
      for (let vez = 0; vez < quartos; vez++) cantos = cantos.map(([x, y]) => [1 - y, x] as const);
      return {...item, lugar: {...item.lugar!, cantos: cantos as unknown as NonNullable<ItemLido['lugar']>['cantos']}};
    };
    for (const quartos of [0, 1, 2, 3]) {
      const [a, b, c] = ['1', '2', '3'].map((codigo, i) => girada(0.2 + i * 0.1, quartos, codigo)) as [
        ItemLido,
        ItemLido,
        ItemLido,
      ];
      assert.deepEqual(
        casar([a, c], [b], true).map(({codigo}) => codigo),
        ['1', '2', '3'],
        `${quartos} quarters`,
      );
      assert.equal(emparelhar([a], [b]).length, 2);
    }
  });

  it('takes from the other what the first lacks', () => {
    const semCodigo = linha(0.2, {...INTEIRA, codigo: undefined, nome: undefined});
    delete semCodigo.codigo;
    delete semCodigo.nome;
    const [unida] = casar([semCodigo], [linha(0.2, {codigo: '101', nome: 'TINTA BRANCA 18L'})], false);
    assert.equal(unida?.codigo, '101');
    assert.equal(unida.nome, 'TINTA BRANCA 18L');
    assert.equal(unida.subTotal, 10000);
  });

  it('mends an amount that does not fit by the one that does, and only that one', () => {
    const [unida] = casar(
      [linha(0.2, {...INTEIRA, valorUnitario: 5})],
      [linha(0.2, {...INTEIRA, qtde: 7, valorUnitario: 50, codigo: '999'})],
      false,
    );
    assert.deepEqual([unida?.codigo, unida?.qtde, unida?.valorUnitario, unida?.subTotal], ['101', 2, 50, 10000]);
  });

  it('leaves amounts that fit alone, whatever the other read', () => {
    const [unida] = casar([linha(0.2, INTEIRA)], [linha(0.2, {...INTEIRA, qtde: 1, subTotal: 5000})], true);
    assert.deepEqual([unida?.qtde, unida?.subTotal], [2, 10000]);
  });

  it('is as sure as the surer of those that read it so, and of a mixture not at all', () => {
    const confianca = (a: ItemLido, b: ItemLido) => casar([a], [b], false)[0]?.confianca;
    assert.equal(confianca(linha(0.2, {...INTEIRA, confianca: 0.7}), linha(0.2, {...INTEIRA, confianca: 0.8})), 0.8);
    assert.equal(confianca(linha(0.2, {...INTEIRA, confianca: 0.8}), linha(0.2, {qtde: 2, confianca: 0.9})), 0.8);
    const mistura = confianca(
      linha(0.2, {...INTEIRA, valorUnitario: 5, confianca: 0.9}),
      linha(0.2, {...INTEIRA, qtde: 7, confianca: 0.9}),
    );
    assert.ok(mistura !== undefined && mistura < 0.75);
  });

  it('adds a line that only the other saw where that is wanted and its amounts fit', () => {
    const [primeira, nova] = [linha(0.2, INTEIRA), linha(0.3, {...INTEIRA, codigo: '102'})];
    assert.deepEqual(
      casar([primeira], [nova], true).map(({codigo}) => codigo),
      ['101', '102'],
    );
    assert.equal(casar([primeira], [nova], false).length, 1);
    assert.equal(casar([primeira], [{...nova, subTotal: 1}], true).length, 1);
  });

  it('never joins lines of different pages or of different places', () => {
    const [a, b] = [linha(0.2, {codigo: '1'}), linha(0.3, INTEIRA)];
    assert.deepEqual(casar([a], [b], false), [a]);
    const outra = linha(0.2, INTEIRA);
    const deOutra = {...outra, lugar: {...outra.lugar!, pagina: 2}};
    assert.deepEqual(casar([a], [deOutra], false), [a]);
  });
});
