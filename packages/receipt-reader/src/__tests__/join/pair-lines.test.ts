import assert from 'node:assert/strict';
import type {ItemReading} from '../../document/types';
import {pairLines, pairUp} from '../../join/pair-lines';

/** A line centred at this height, as a fraction of the page. */
function line(height: number, data: Partial<ItemReading>): ItemReading {
  const corners = [
    [0.1, height - 0.004],
    [0.9, height - 0.004],
    [0.9, height + 0.004],
    [0.1, height + 0.004],
  ] as const;
  return {confianca: 0.6, lugar: {arquivo: 0, pagina: 1, cantos: corners}, ...data};
}

const WHOLE = {codigo: '101', nome: 'TINTA BRANCA 18L', qtde: 2, valorUnitario: 50, subTotal: 10000};

describe('two readings of the same lines', () => {
  it('pairs lines by their place, and keeps the order of those that only one saw', () => {
    const [a, b, c] = [0.2, 0.24, 0.28].map(height => line(height, {subTotal: height * 1000})) as [
      ItemReading,
      ItemReading,
      ItemReading,
    ];
    const otherB = line(0.242, {});
    assert.deepEqual(pairUp([a, c], [a, otherB, c]), [
      [a, a],
      [undefined, otherB],
      [c, c],
    ]);
    assert.deepEqual(pairUp([a, b, c], [otherB]), [
      [a, undefined],
      [b, otherB],
      [c, undefined],
    ]);
  });

  it('keeps the order of the paper among lines that each saw alone', () => {
    const [a1, a2] = [line(0.2, {...WHOLE, codigo: '1'}), line(0.4, {...WHOLE, codigo: '3'})];
    const [b1, b2] = [line(0.3, {...WHOLE, codigo: '2'}), line(0.5, {...WHOLE, codigo: '4'})];
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
        pairLines(as, bs, true).map(({codigo}) => codigo),
        ['1', '2', '3', '4'],
      );
  });

  it('knows the order of a page in a picture that was turned', () => {
    const turnedItem = (height: number, quartos: number, codigo: string): ItemReading => {
      const item = line(height, {...WHOLE, codigo});
      let corners = item.lugar!.cantos.map(([x, y]) => [x, y] as const);
      for (let time = 0; time < quartos; time++) corners = corners.map(([x, y]) => [1 - y, x] as const);
      return {
        ...item,
        lugar: {...item.lugar!, cantos: corners as unknown as NonNullable<ItemReading['lugar']>['cantos']},
      };
    };
    for (const quartos of [0, 1, 2, 3]) {
      const [a, b, c] = ['1', '2', '3'].map((codigo, i) => turnedItem(0.2 + i * 0.1, quartos, codigo)) as [
        ItemReading,
        ItemReading,
        ItemReading,
      ];
      assert.deepEqual(
        pairLines([a, c], [b], true).map(({codigo}) => codigo),
        ['1', '2', '3'],
        `${quartos} quarters`,
      );
      assert.equal(pairUp([a], [b]).length, 2);
    }
  });

  it('takes from the other what the first lacks', () => {
    const lacksCodigo = line(0.2, {...WHOLE, codigo: undefined, nome: undefined});
    delete lacksCodigo.codigo;
    delete lacksCodigo.nome;
    const [merged] = pairLines([lacksCodigo], [line(0.2, {codigo: '101', nome: 'TINTA BRANCA 18L'})], false);
    assert.equal(merged?.codigo, '101');
    assert.equal(merged.nome, 'TINTA BRANCA 18L');
    assert.equal(merged.subTotal, 10000);
  });

  it('mends an amount that does not fit by the one that does, and only that one', () => {
    const [merged] = pairLines(
      [line(0.2, {...WHOLE, valorUnitario: 5})],
      [line(0.2, {...WHOLE, qtde: 7, valorUnitario: 50, codigo: '999'})],
      false,
    );
    assert.deepEqual([merged?.codigo, merged?.qtde, merged?.valorUnitario, merged?.subTotal], ['101', 2, 50, 10000]);
  });

  it('leaves amounts that fit alone, whatever the other read', () => {
    const [merged] = pairLines([line(0.2, WHOLE)], [line(0.2, {...WHOLE, qtde: 1, subTotal: 5000})], true);
    assert.deepEqual([merged?.qtde, merged?.subTotal], [2, 10000]);
  });

  it('is as sure as the surer of those that read it so, and of a mixture not at all', () => {
    const confidence = (a: ItemReading, b: ItemReading) => pairLines([a], [b], false)[0]?.confianca;
    assert.equal(confidence(line(0.2, {...WHOLE, confianca: 0.7}), line(0.2, {...WHOLE, confianca: 0.8})), 0.8);
    assert.equal(confidence(line(0.2, {...WHOLE, confianca: 0.8}), line(0.2, {qtde: 2, confianca: 0.9})), 0.8);
    const mixture = confidence(
      line(0.2, {...WHOLE, valorUnitario: 5, confianca: 0.9}),
      line(0.2, {...WHOLE, qtde: 7, confianca: 0.9}),
    );
    assert.ok(mixture !== undefined && mixture < 0.75);
  });

  it('adds a line that only the other saw where that is wanted and its amounts fit', () => {
    const [first, fresh] = [line(0.2, WHOLE), line(0.3, {...WHOLE, codigo: '102'})];
    assert.deepEqual(
      pairLines([first], [fresh], true).map(({codigo}) => codigo),
      ['101', '102'],
    );
    assert.equal(pairLines([first], [fresh], false).length, 1);
    assert.equal(pairLines([first], [{...fresh, subTotal: 1}], true).length, 1);
  });

  it('never joins lines of different pages or of different places', () => {
    const [a, b] = [line(0.2, {codigo: '1'}), line(0.3, WHOLE)];
    assert.deepEqual(pairLines([a], [b], false), [a]);
    const other = line(0.2, WHOLE);
    const ofOther = {...other, lugar: {...other.lugar!, pagina: 2}};
    assert.deepEqual(pairLines([a], [ofOther], false), [a]);
  });
});
