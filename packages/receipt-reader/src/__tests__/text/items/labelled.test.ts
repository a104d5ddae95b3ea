import assert from 'node:assert/strict';
import {lerTexto} from '../../../text';
import {cupom, folha, linhasDe, type Posto} from '../paper';

const ESPERADAS = [
  ['1234', 'TINTA ACRILICA FOSCA BRANCA 18L', 'LT', 2, 305, undefined, 61000],
  ['98765', 'ROLO DE LA 23CM', 'UN', 3, 25, undefined, 7500],
];

describe('items in labelled values', () => {
  it('on rows that break anywhere, even within a label', () => {
    const lidos = lerTexto([
      cupom(`
DANFE NFC-e
Código: 1234 Descrição: TINTA ACRILICA FOSCA
BRANCA 18L Qtd: 2 Un: LT Vl. Unit: 305,00 Vl.
Total: 610,00
Código: 98765 Descrição: ROLO DE LA 23CM Qtd: 3
Un: UN Vl. Unit: 25,00 Vl. Total: 75,00
Qtde. total de itens                    2
Valor total R$                     685,00`),
    ]);
    assert.deepEqual(linhasDe(lidos), ESPERADAS);
    assert.equal(lidos.total?.[0]?.valor, 68500);
    assert.ok(lidos.itens?.every(({confianca}) => confianca >= 0.8));
  });

  it('one below the other, a discount among them and another at the foot', () => {
    const lidos = lerTexto([
      cupom(`
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
    assert.deepEqual(linhasDe(lidos), [
      ['1234', 'TINTA ACRILICA FOSCA BRANCA 18L', 'LT', 2, 305, 1000, 60000],
      ESPERADAS[1],
    ]);
    assert.equal(lidos.descontos?.[0]?.valor, 1000);
  });

  it('under descriptions that have no label', () => {
    const corpo = `
1) TINTA ACRILICA FOSCA
BRANCA 18L
Cód.: 1234 | Qtde.: 2 LT | Unit.: 305,00 | Total: 610,00
2) ROLO DE LA 23CM
Cód.: 98765 | Qtde.: 3 UN | Unit.: 25,00 | Total: 75,00
VALOR TOTAL R$ 685,00`;
    const lidos = lerTexto([cupom(`\nDANFE NFC-e\nNota Fiscal de Consumidor Eletrônica${corpo}`)]);
    assert.deepEqual(linhasDe(lidos), ESPERADAS);
    const semNumeros = lerTexto([
      cupom(`\nDANFE NFC-e\nNota Fiscal de Consumidor Eletrônica${corpo.replace(/\d\) /g, '')}`),
    ]);
    assert.ok(
      (semNumeros.itens?.[0]?.confianca ?? 0) < 0.8,
      'nothing tells where the first description begins when the others take unlike many rows',
    );
  });

  it('under headings that each item repeats', () => {
    const ficha = (y: number, [codigo, nome, un, qtde, unitario, total]: readonly string[]): Posto[] => [
      [10, y, 'Código'],
      [80, y, 'Descrição'],
      [10, y + 11, codigo ?? ''],
      [80, y + 11, nome ?? ''],
      ...['NCM', 'Un.', 'Qtd.', 'Vl. unit.', 'Vl. total'].map((titulo, i): Posto => [10 + i * 70, y + 22, titulo]),
      ...['32091010', un, qtde, unitario, total].map((valor, i): Posto => [10 + i * 70, y + 33, valor ?? '']),
    ];
    const lidos = lerTexto([
      folha([
        ...ficha(10, ['1234', 'TINTA ACRILICA FOSCA BRANCA 18L', 'LT', '2,00', '305,00', '610,00']),
        ...ficha(60, ['98765', 'ROLO DE LA 23CM', 'UN', '3,00', '25,00', '75,00']),
        [200, 120, 'VALOR TOTAL DA NOTA 685,00'],
      ]),
    ]);
    assert.deepEqual(linhasDe(lidos), ESPERADAS);
  });

  it('begin where the first label comes again, whatever stands under the total', () => {
    const lidos = lerTexto([
      cupom(`
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
      lidos.itens?.map(({codigo, nome, valorDesconto}) => [codigo, nome, valorDesconto]),
      [
        ['1234', 'TINTA ACRILICA FOSCA BRANCA 18L', 1000],
        ['98765', 'ROLO DE LA 23CM', 500],
        ['555', 'LIXA', undefined],
      ],
    );
  });

  it('are in doubt where a discount under the last may be the receipt’s', () => {
    const lidos = lerTexto([
      cupom(`
DANFE NFC-e
Código: 1234 Descrição: TINTA Qtd: 2 LT Unit.: 305,00 Total: 610,00
Desconto: 10,00
Valor a pagar: 600,00`),
    ]);
    assert.ok((lidos.itens?.[0]?.confianca ?? 1) < 0.8);
  });

  it('leave a description in doubt that other rows stand right above', () => {
    const lidos = lerTexto([
      cupom(`
DANFE NFC-e
Operador MARIA
TINTA ACRILICA
Cód.: 1234 Qtde.: 2 LT Unit.: 305,00 Total: 610,00
ROLO DE LA
Cód.: 98765 Qtde.: 3 UN Unit.: 25,00 Total: 75,00
VALOR TOTAL R$ 685,00`),
    ]);
    assert.deepEqual(
      lidos.itens?.map(({nome, confianca}) => [nome, confianca >= 0.8]),
      [
        ['TINTA ACRILICA', false],
        ['ROLO DE LA', true],
      ],
    );
  });

  it('keep descriptions that are made of the words of headings', () => {
    const lidos = lerTexto([
      cupom(`
DANFE NFC-e
1) TINTA ACRILICA
Código: 1234 Qtd: 2 Un: LT Vl. Unit: 305,00 Vl. Total: 610,00
2) VALOR LATEX ECONOMICO UNID
Código: 98765 Qtd: 3 Un: UN Vl. Unit: 25,00 Vl. Total: 75,00
VALOR TOTAL R$ 685,00`),
    ]);
    assert.deepEqual(
      lidos.itens?.map(({nome}) => nome),
      ['TINTA ACRILICA', 'VALOR LATEX ECONOMICO UNID'],
    );
  });
});
