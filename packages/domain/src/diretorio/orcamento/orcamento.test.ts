import assert from 'node:assert/strict';
import fc from 'fast-check';
import {countOfRange, estimate, formatPacks, totalOf} from './estimate.js';
import {materialOf, packSize, packsFor, type EstimateProduct} from './paint.js';
import {
  ACABAMENTOS,
  CONDICOES,
  FIRST_QUESTION,
  describeQuestion,
  readQuestion,
  type EstimateQuestion,
} from './question.js';

const PRODUCTS: readonly EstimateProduct[] = [
  {nome: 'Tinta Acrílica Premium Fosca Gelo 18 L', uso: 'fosco', rendimento: 12, valorUnitario: 412.9},
  {nome: 'Tinta Acrílica Premium Fosca Gelo 3,6 L', uso: 'fosco', rendimento: 12, valorUnitario: 109.9},
  {nome: 'Tinta Acrílica Econômica Gelo 18 L', uso: 'fosco', rendimento: 8, valorUnitario: 179.9},
  {nome: 'Massa Corrida 25 kg', uso: 'massa', rendimento: 2, valorUnitario: 89.9},
  {nome: 'Fundo Preparador 18 L', uso: 'fundo', rendimento: 10, valorUnitario: 219.9},
];
const asked = (fields: Record<string, string>) =>
  readQuestion(new URLSearchParams({medida: 'comodos', condicao: 'boa', acabamento: 'fosco', ...fields}));
const faultOf = (answer: ReturnType<typeof readQuestion>) => answer && 'fault' in answer && answer.fault;
const of = (more: Partial<EstimateQuestion>) => estimate({...FIRST_QUESTION, ...more}, PRODUCTS);

describe('what is asked of an estimate', () => {
  it('is read from a form, or said why not', () => {
    assert.equal(readQuestion(new URLSearchParams()), undefined);
    assert.deepEqual(asked({quanto: '3', teto: '1'}), {question: FIRST_QUESTION});
    assert.deepEqual(asked({quanto: '72,5', medida: 'metros'}), {
      question: {...FIRST_QUESTION, medida: 'metros', quanto: 72.5, teto: false},
    });
    for (const [fields, fault] of [
      [{quanto: ''}, 'Informe quanto vai pintar'],
      [{quanto: '0'}, 'Informe quanto vai pintar'],
      [{quanto: ' '}, 'Informe quanto vai pintar'],
      [{quanto: '-3'}, 'Informe um número, como 80 ou 1.000'],
      [{quanto: '1e9'}, 'Informe um número, como 80 ou 1.000'],
      [{quanto: 'oitenta', medida: 'metros'}, 'Informe um número, como 80 ou 1.000'],
      [{quanto: '1.00,0', medida: 'metros'}, 'Informe um número, como 80 ou 1.000'],
      [{quanto: '21'}, 'Até 20 cômodos: para mais, peça uma visita'],
      [{quanto: '1001', medida: 'metros'}, 'Até 1.000 m²: para mais, peça uma visita'],
      [{quanto: '1.500', medida: 'metros'}, 'Até 1.000 m²: para mais, peça uma visita'],
      [{quanto: '9'.repeat(400), medida: 'metros'}, 'Até 1.000 m²: para mais, peça uma visita'],
      [{quanto: '2,5'}, 'Informe um número inteiro de cômodos'],
      [{quanto: '3', condicao: 'ótima'}, 'Escolha as respostas da lista'],
    ] as const)
      assert.equal(faultOf(asked(fields)), fault, JSON.stringify(fields));
    for (const [quanto, read] of [
      ['1.000', 1000],
      ['1000,00', 1000],
      ['72.5', 72.5],
    ] as const)
      assert.deepEqual(asked({quanto, medida: 'metros'}), {
        question: {...FIRST_QUESTION, medida: 'metros', quanto: read, teto: false},
      });
    assert.equal(describeQuestion(FIRST_QUESTION), '3 cômodos, com teto');
    assert.equal(describeQuestion({...FIRST_QUESTION, quanto: 1, teto: false}), '1 cômodo, sem teto');
    assert.equal(describeQuestion({...FIRST_QUESTION, medida: 'metros', quanto: 72.5}), 'imóvel de 72,5 m², com teto');
  });

  it('keeps, when refused, what was typed and every answer from the lists', () => {
    assert.deepEqual(asked({quanto: 'oitenta', medida: 'metros', condicao: 'ruim', acabamento: 'ótimo'}), {
      fault: 'Escolha as respostas da lista',
      kept: {medida: 'metros', quanto: 3, teto: false, condicao: 'ruim', acabamento: 'fosco'},
      typed: 'oitenta',
    });
  });
});

describe('an estimate', () => {
  it('reckons paint by the product table’s coverage and prices', () => {
    const found = of({quanto: 3, teto: false});
    assert.deepEqual(found.area, [78, 120]);
    // Two coats: 156 m² at 12 m² per litre, or 240 m² at 8 m² per litre, with losses.
    assert.deepEqual(found.litros, [13, 33]);
    // Reais per m² and coat: 1.25 for the cheap paint, 2.54 for the good one in small cans.
    assert.deepEqual(found.material, [190, 680]);
    assert.deepEqual(found.maoDeObra, [930, 2880]);
    assert.deepEqual(totalOf(found), [1120, 3560]);
    assert.deepEqual(found.dias, [1, 4]);
    assert.equal(found.massa, undefined);
    assert.equal(countOfRange(found.litros, 'litro', 'litros'), '13 a 33 litros');
    assert.equal(countOfRange([0, 1], 'litro', 'litros'), '0 a 1 litro');
    assert.equal(formatPacks(found.latas), '2 latas de 18 L');
  });

  it('asks for filler and primer where the walls are bad', () => {
    const found = of({condicao: 'ruim'});
    assert.ok(found.massa && found.fundo && found.massa[1] > 100 && found.fundo[0] >= 8);
    assert.deepEqual(found.demaos, [3, 3]);
  });

  it('says no price where the product table has none, and still how much', () => {
    const found = of({acabamento: 'acetinado'});
    assert.deepEqual([found.material, totalOf(found), found.latas], [undefined, undefined, []]);
    assert.ok(found.litros[0] > 0);
  });

  it('is a range that holds, grows with what is asked and with the state of the walls', () => {
    const question = fc.record({
      medida: fc.constantFrom('comodos' as const, 'metros' as const),
      quanto: fc.integer({min: 1, max: 20}),
      teto: fc.boolean(),
      condicao: fc.constantFrom(...CONDICOES),
      acabamento: fc.constantFrom(...ACABAMENTOS),
    });
    fc.assert(
      fc.property(question, fc.constantFrom([], PRODUCTS), (each, products) => {
        const small = estimate(each, products);
        const large = estimate({...each, quanto: each.quanto + 1}, products);
        const worse = estimate({...each, condicao: 'ruim'}, products);
        for (const found of [small, large, worse])
          for (const range of [found.area, found.litros, found.dias, found.maoDeObra, found.material ?? [0, 0]])
            assert.ok(range[0] <= range[1] && range.every(end => Number.isFinite(end) && end >= 0));
        for (const more of [large, worse])
          for (const key of ['litros', 'dias', 'maoDeObra'] as const)
            assert.ok(more[key][0] >= small[key][0] && more[key][1] >= small[key][1], key);
      }),
    );
  });
});

describe('packs', () => {
  it('have the size that the name says', () => {
    for (const [nome, size] of [
      ['Tinta Gelo 18 L', 18],
      ['Tinta Gelo 3,6 L', 3.6],
      ['Esmalte 900 ml', 0.9],
      ['Massa 25 kg', 25],
      ['Fita 18 mm x 50 m', undefined],
      ['Tinta', undefined],
    ] as const)
      assert.equal(packSize(nome), size, nome);
  });

  it('are bought as is cheapest', () => {
    const packs = materialOf(PRODUCTS, 'fosco')?.packs ?? [];
    assert.deepEqual(packs, [
      {size: 18, price: 179.9},
      {size: 3.6, price: 109.9},
    ]);
    assert.deepEqual(packsFor(3.6, packs), [[1, 3.6]]);
    assert.deepEqual(packsFor(7, packs), [[1, 18]], 'two small ones cost more');
    assert.deepEqual(packsFor(21, packs), [
      [1, 18],
      [1, 3.6],
    ]);
    assert.deepEqual(packsFor(30, [{size: 18, price: 1}]), [[2, 18]]);
    assert.deepEqual(packsFor(30, []), []);
  });
});
