import assert from 'node:assert/strict';
import {readText} from '../../text';
import {coupon, sheet, table, type Column, type PlacedText} from './page-builder';

const HEADER_BYTES = `
LOJA DAS CORES LTDA
DANFE NFC-e
CODIGO DESCRICAO QTD UN VL UNIT VL TOTAL`;
const read = (text: string) => readText([coupon(HEADER_BYTES + '\n' + text)]);
const marks = (text: string) => (read(text).marcas ?? []).map(({value}) => value);

describe('what is printed over a receipt', () => {
  it('makes it one of the test environment, cancelled or issued offline', () => {
    assert.deepEqual(marks('EMITIDA EM AMBIENTE DE HOMOLOGAÇÃO - SEM VALOR FISCAL'), ['homologacao']);
    assert.deepEqual(marks('NF-e CANCELADA'), ['cancelada']);
    assert.deepEqual(marks('Cancelamento de NF-e homologado'), ['cancelada']);
    assert.deepEqual(marks('EMITIDA EM CONTINGÊNCIA'), ['contingencia']);
  });

  it('says nothing where only an item was cancelled or a rule of exchange is told', () => {
    assert.deepEqual(marks('CANCELAMENTO ITEM 002'), []);
    assert.deepEqual(marks('Trocas somente com este documento; pedido cancelado não será entregue'), []);
  });
});

describe('lines and totals that need care', () => {
  it('believes a third decimal of a price in a picture less: no sum is fine enough to tell it from a smudge', () => {
    const confidence = (price: string, source: 'texto' | 'ocr') => {
      const [item] =
        readText([
          coupon(`${HEADER_BYTES}\n001 555 TINTA ACRILICA 18L\n  1 UN X ${price} 22,41\nTOTAL R$ 22,41`, source),
        ]).itens ?? [];
      return item?.confianca ?? assert.fail('no line');
    };
    assert.ok(confidence('22,41', 'ocr') >= 0.75);
    assert.ok(confidence('22,416', 'ocr') < 0.75);
    assert.ok(confidence('22,410', 'texto') >= 0.8);
  });

  it('believes two decimals of a price in a picture less where other prices have four: a crease may hide two', () => {
    const confidences = (price: string, source: 'texto' | 'ocr') =>
      (
        readText([
          coupon(
            `${HEADER_BYTES}\n001 555 TINTA ACRILICA 18L\n  1 UN X 52,91 52,91\n002 777 ROLO DE LA\n  1 UN X ${price} 20,01\nTOTAL R$ 72,92`,
            source,
          ),
        ]).itens ?? []
      ).map(({confianca: confidence}) => confidence >= 0.75);
    assert.deepEqual(confidences('20,0118', 'ocr'), [false, true]);
    assert.deepEqual(confidences('20,01', 'ocr'), [true, true]);
    assert.deepEqual(confidences('20,0118', 'texto'), [true, true]);
  });

  it('leaves a cancelled item out', () => {
    const readings = read(`
001 555 TINTA ACRILICA 18L
  1 UN X 250,00 250,00
002 777 ROLO DE LA
  2 UN X 20,00 40,00
CANCELAMENTO ITEM 002
TOTAL R$ 250,00`);
    assert.deepEqual(
      readings.itens?.map(({codigo}) => codigo),
      ['555'],
    );
    assert.equal(readings.total?.[0]?.value, 25000);
  });

  it('takes what was paid for the total where `Valor total` stands before a discount, and is not sure', () => {
    const readings = read(`
555 TINTA ACRILICA 18L 1 UN 250,00 250,00
Valor total R$ 250,00
Desconto R$ 25,00
Valor pago R$ 225,00`);
    assert.deepEqual([readings.total?.[0]?.value, readings.descontos?.[0]?.value], [22500, 2500]);
    assert.ok((readings.total?.[0]?.confidence ?? 1) < 0.9);
  });

  it('takes no payment and no change for an item', () => {
    const readings = read(`
555 TINTA ACRILICA 18L 1 UN 250,00 250,00
TOTAL R$ 250,00
Dinheiro 300,00
Troco 50,00
2 X 150,00 300,00`);
    assert.equal(readings.itens?.length, 1);
  });

  it('believes little of a line whose figures do not fit', () => {
    const [item] = read('555 TINTA ACRILICA 18L 3 UN X 250,00 500,00').itens ?? [];
    assert.ok((item?.confianca ?? 0) < 0.5);
  });

  const columns: readonly Column[] = [
    {heading: 'REFERÊNCIA', x: 10},
    {heading: 'DISCRIMINAÇÃO', x: 70},
    {heading: 'PREÇO UN.', x: 240, right: 267},
    {heading: 'QTD', x: 290, right: 305},
    {heading: 'VL. LÍQ.', x: 330, right: 360},
  ];

  it('tells price from quantity by the headings, in any order, and goes on over pages', () => {
    const page = (lines: string[][], extra: PlacedText[] = []) => sheet([...table(columns, lines, 30), ...extra]);
    const readings = readText([
      page([
        ['A-1', 'TINTA ACRILICA', '250,0000', '2,000', '500,00'],
        ['A-2', 'ROLO DE LA\nANTIGOTA 23 CM', '20,0000', '3,000', '60,00'],
      ]),
      {
        ...page(
          [['A-3', 'LIXA', '1,5000', '10,000', '15,00']],
          [
            [20, 120, 'VALOR TOTAL DA NOTA'],
            [100, 131, '575,00'],
          ],
        ),
        number: 2,
      },
    ]);
    assert.deepEqual(
      readings.itens?.map(({codigo, nome, qtde, valorUnitario, subTotal}) => [
        codigo,
        nome,
        qtde,
        valorUnitario,
        subTotal,
      ]),
      [
        ['A-1', 'TINTA ACRILICA', 2, 250, 50000],
        ['A-2', 'ROLO DE LA ANTIGOTA 23 CM', 3, 20, 6000],
        ['A-3', 'LIXA', 10, 1.5, 1500],
      ],
    );
    assert.deepEqual([readings.total?.[0]?.value, readings.total?.[0]?.place?.pagina], [57500, 2]);
  });
});
