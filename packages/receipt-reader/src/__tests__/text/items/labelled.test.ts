import assert from 'node:assert/strict';
import {readText} from '../../../text';
import {coupon, sheet, linesOf, type PlacedText} from '../page-builder';

const EXPECTED = [
  ['1234', 'TINTA ACRILICA FOSCA BRANCA 18L', 'LT', 2, 305, undefined, 61000],
  ['98765', 'ROLO DE LA 23CM', 'UN', 3, 25, undefined, 7500],
];

describe('items in labelled values', () => {
  it('on rows that break anywhere, even within a label', () => {
    const readings = readText([
      coupon(`
DANFE NFC-e
Código: 1234 Descrição: TINTA ACRILICA FOSCA
BRANCA 18L Qtd: 2 Un: LT Vl. Unit: 305,00 Vl.
Total: 610,00
Código: 98765 Descrição: ROLO DE LA 23CM Qtd: 3
Un: UN Vl. Unit: 25,00 Vl. Total: 75,00
Qtde. total de itens                    2
Valor total R$                     685,00`),
    ]);
    assert.deepEqual(linesOf(readings), EXPECTED);
    assert.equal(readings.total?.[0]?.value, 68500);
    assert.ok(readings.itens?.every(({confianca: confidence}) => confidence >= 0.8));
  });

  it('one below the other, a discount among them and another at the foot', () => {
    const readings = readText([
      coupon(`
DANFE NFC-e
Produto: TINTA ACRILICA FOSCA BRANCA 18L
Código: 1234
Quantidade: 2,00 LT
Valor unitário: R$ 305,00
Desconto: R$ 10,00
Valor total: R$ 600,00
Produto: ROLO DE LA 23CM
Código: 98765
Quantidade: 3,00 UN
Valor unitário: R$ 25,00
Valor total: R$ 75,00
Desconto: R$ 10,00
Valor a pagar: R$ 675,00`),
    ]);
    assert.deepEqual(linesOf(readings), [
      ['1234', 'TINTA ACRILICA FOSCA BRANCA 18L', 'LT', 2, 305, 1000, 60000],
      EXPECTED[1],
    ]);
    assert.equal(readings.descontos?.[0]?.value, 1000);
  });

  it('under descriptions that have no label', () => {
    const typeHeight = `
1) TINTA ACRILICA FOSCA
BRANCA 18L
Cód.: 1234 | Qtde.: 2 LT | Unit.: 305,00 | Total: 610,00
2) ROLO DE LA 23CM
Cód.: 98765 | Qtde.: 3 UN | Unit.: 25,00 | Total: 75,00
VALOR TOTAL R$ 685,00`;
    const readings = readText([coupon(`\nDANFE NFC-e\nNota Fiscal de Consumidor Eletrônica${typeHeight}`)]);
    assert.deepEqual(linesOf(readings), EXPECTED);
    const withoutNumbers = readText([
      coupon(`\nDANFE NFC-e\nNota Fiscal de Consumidor Eletrônica${typeHeight.replace(/\d\) /g, '')}`),
    ]);
    assert.ok(
      (withoutNumbers.itens?.[0]?.confianca ?? 0) < 0.8,
      'nothing tells where the first description begins when the others take unlike many rows',
    );
  });

  it('under headings that each item repeats', () => {
    const record = (y: number, [codigo, nome, un, qtde, unitario, total]: readonly string[]): PlacedText[] => [
      [10, y, 'Código'],
      [80, y, 'Descrição'],
      [10, y + 11, codigo ?? ''],
      [80, y + 11, nome ?? ''],
      ...['NCM', 'Un.', 'Qtd.', 'Vl. unit.', 'Vl. total'].map((heading, i): PlacedText => [
        10 + i * 70,
        y + 22,
        heading,
      ]),
      ...['32091010', un, qtde, unitario, total].map((value, i): PlacedText => [10 + i * 70, y + 33, value ?? '']),
    ];
    const readings = readText([
      sheet([
        ...record(10, ['1234', 'TINTA ACRILICA FOSCA BRANCA 18L', 'LT', '2,00', '305,00', '610,00']),
        ...record(60, ['98765', 'ROLO DE LA 23CM', 'UN', '3,00', '25,00', '75,00']),
        [200, 120, 'VALOR TOTAL DA NOTA 685,00'],
      ]),
    ]);
    assert.deepEqual(linesOf(readings), EXPECTED);
  });

  it('begin where the first label comes again, whatever stands under the total', () => {
    const readings = readText([
      coupon(`
DANFE NFC-e
Ref.: 1234
Desc.: TINTA ACRILICA FOSCA BRANCA 18L
Qtd: 2 LT
Unit.: 305,00
Total: 610,00
Desconto: 10,00
Ref.: 98765
Desc.: ROLO DE LA 23CM
Qtd: 3 UN
Unit.: 25,00
Total: 75,00
Desconto: 5,00
Ref.: 555
Desc.: LIXA
Qtd: 1 FL
Unit.: 2,35
Total: 2,35
Subtotal: 687,35
Desconto: 15,00
Valor a pagar: 672,35`),
    ]);
    assert.deepEqual(
      readings.itens?.map(({codigo, nome, valorDesconto}) => [codigo, nome, valorDesconto]),
      [
        ['1234', 'TINTA ACRILICA FOSCA BRANCA 18L', 1000],
        ['98765', 'ROLO DE LA 23CM', 500],
        ['555', 'LIXA', undefined],
      ],
    );
  });

  it('are in doubt where a discount under the last may be the receipt’s', () => {
    const readings = readText([
      coupon(`
DANFE NFC-e
Código: 1234 Descrição: TINTA Qtd: 2 LT Unit.: 305,00 Total: 610,00
Desconto: 10,00
Valor a pagar: 600,00`),
    ]);
    assert.ok((readings.itens?.[0]?.confianca ?? 1) < 0.8);
  });

  it('leave a description in doubt that other rows stand right above', () => {
    const readings = readText([
      coupon(`
DANFE NFC-e
Operador MARIA
TINTA ACRILICA
Cód.: 1234 Qtde.: 2 LT Unit.: 305,00 Total: 610,00
ROLO DE LA
Cód.: 98765 Qtde.: 3 UN Unit.: 25,00 Total: 75,00
VALOR TOTAL R$ 685,00`),
    ]);
    assert.deepEqual(
      readings.itens?.map(({nome, confianca: confidence}) => [nome, confidence >= 0.8]),
      [
        ['TINTA ACRILICA', false],
        ['ROLO DE LA', true],
      ],
    );
  });

  it('keep descriptions that are made of the words of headings', () => {
    const readings = readText([
      coupon(`
DANFE NFC-e
1) TINTA ACRILICA
Código: 1234 Qtd: 2 Un: LT Vl. Unit: 305,00 Vl. Total: 610,00
2) VALOR LATEX ECONOMICO UNID
Código: 98765 Qtd: 3 Un: UN Vl. Unit: 25,00 Vl. Total: 75,00
VALOR TOTAL R$ 685,00`),
    ]);
    assert.deepEqual(
      readings.itens?.map(({nome}) => nome),
      ['TINTA ACRILICA', 'VALOR LATEX ECONOMICO UNID'],
    );
  });
});
