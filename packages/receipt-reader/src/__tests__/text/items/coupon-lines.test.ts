import assert from 'node:assert/strict';
import {completeCnpj, formatCnpj} from '@clube/domain';
import type {Evidence} from '../../../document/types';
import {readText} from '../../../text';
import {coupon} from '../page-builder';

const CNPJ = formatCnpj(completeCnpj('112223330001'));
const lines = ({itens = []}: Evidence) =>
  itens.map(({codigo, nome, qtde, valorUnitario, subTotal}) => [codigo, nome, qtde, valorUnitario, subTotal]);

const HEADER_BYTES = `
LOJA DAS CORES LTDA
CNPJ ${CNPJ}
DANFE NFC-e
`;
const read = (text: string) => readText([coupon(HEADER_BYTES + text)]);

describe("others' item lines on coupons and pages", () => {
  it('reads columns that are parted by bars', () => {
    const readings = read(`
CODIGO | DESCRIÇÃO | QTDE | UN | VL. UNIT | VL. TOTAL
TNT-18 | TINTA ACRILICA   2,00 | CX | 35,99 | 71,98
TNT-19|ROLO DE LA|1,00|UN|20,00|20,00
Valor a Pagar R$ 91,98`);
    assert.deepEqual(lines(readings), [
      ['TNT-18', 'TINTA ACRILICA', 2, 35.99, 7198],
      ['TNT-19', 'ROLO DE LA', 1, 20, 2000],
    ]);
  });

  it('knows a price that stands before the quantity', () => {
    const readings = read(`
PRODUTO
VL.UNIT QTDE UN VL.TOTAL
4014 - COLA BRANCA
264,51 x 1,630 BALDE 431,15
4015 - LIXA FINA
2,50 x 4 UN 10,00
TOTAL R$ 441,15`);
    assert.deepEqual(lines(readings), [
      ['4014', 'COLA BRANCA', 1.63, 264.51, 43115],
      ['4015', 'LIXA FINA', 4, 2.5, 1000],
    ]);
    const [item] = read('555 COLA BRANCA\n2,00 x 5,00 UN 10,00').itens ?? [];
    assert.ok((item?.confianca ?? 1) < 0.8);
  });

  it('cuts a unit off its quantity, and believes a label about an odd unit', () => {
    const readings = read(`
# CODIGO DESCRICAO QTD UN VL UN VL TOTAL
1 8052 TEXTURA RUSTICA 28KG 3,695M 10,00 36,95
2 8053 SELADOR ACRILICO 1,500GL 20,00 30,00
TOTAL R$ 66,95`);
    assert.deepEqual(lines(readings), [
      ['8052', 'TEXTURA RUSTICA 28KG', 3.695, 10, 3695],
      ['8053', 'SELADOR ACRILICO', 1.5, 20, 3000],
    ]);
    const [item] = read('CORANTE OCRE (Código: 990 )\nQtde.: 2 UN: BN Vl. Unit.: 7,54 Vl. Total 15,08').itens ?? [];
    assert.deepEqual([item?.nome, item?.codigo, item?.unidade, item?.qtde], ['CORANTE OCRE', '990', 'BN', 2]);
  });

  it('keeps a number that a wrapped description leaves on a row of its own', () => {
    const [item] =
      read('001 971 ARGAMASSA AC-III - REF\n2834\n3,0000 SC x 36,7733 110,32\nTOTAL R$ 110,32').itens ?? [];
    assert.equal(item?.nome, 'ARGAMASSA AC-III - REF 2834');
  });

  it('reads figures that a narrow paper breaks at the sign of multiplication', () => {
    const readings = read(`
001 555 SELADOR ACRILICO 8 BD X
120,781 (193,25) 966,25
002 556 FITA CREPE 2 RL
X 10,00 (2,00) 20,00
TOTAL R$ 986,25`);
    assert.deepEqual(lines(readings), [
      ['555', 'SELADOR ACRILICO', 8, 120.781, 96625],
      ['556', 'FITA CREPE', 2, 10, 2000],
    ]);
  });

  it('invents no price where only quantity and total are told', () => {
    const readings = read('AGUARRAS (Código: 991) Qtde total de ítens: 3,5410 UN: M Valor total R$: R$ 33,65');
    assert.deepEqual(lines(readings), [['991', 'AGUARRAS', 3.541, undefined, 3365]]);
  });

  it('gives a code alone beside the figures to the description above it', () => {
    const readings = read(`
AGUARRAS 900ML
cód. 531212   2 CX × R$ 267,44   R$ 534,88

VERNIZ MARITIMO
cód. AB.51/6   1 UN × R$ 92,07   R$ 92,07
Total R$ 626,95`);
    assert.deepEqual(
      lines(readings).map(([codigo, nome]) => [codigo, nome]),
      [
        ['531212', 'AGUARRAS 900ML'],
        ['AB.51/6', 'VERNIZ MARITIMO'],
      ],
    );
  });

  it('takes no more rows above the first figures than items have, nor an address', () => {
    const readings = readText([
      coupon(`
LOJA DAS CORES LTDA
DANFE NFC-e
R. Almirante Barroso, 999, Centro, Londrina, PR
LONA PLASTICA
Código: 789
Qtde.: 7 UN: M2 Vl. Unit.: 10,00 Vl. Total 70,00
ROLO DE LA
Código: 790
Qtde.: 1 UN: UN Vl. Unit.: 20,00 Vl. Total 20,00
Valor a pagar R$ 90,00`),
    ]);
    assert.equal(readings.itens?.[0]?.nome, 'LONA PLASTICA');
  });

  it('takes what stands alone before the figures of every item for its code', () => {
    const readings = read(`
# DESCRICAO
CODIGO          QTD UN   UNIT    TOTAL
1 CORANTE LIQUIDO OCRE 50ML
7898795386422  1,00 UN   4,87     4,87
2 AGUA RAS 5L
7898118502348  4,00 LT  64,00   256,00
VALOR TOTAL R$                  260,87`);
    assert.deepEqual(lines(readings), [
      ['7898795386422', 'CORANTE LIQUIDO OCRE 50ML', 1, 4.87, 487],
      ['7898118502348', 'AGUA RAS 5L', 4, 64, 25600],
    ]);
  });

  it('leaves a measure that a description wraps to where it belongs', () => {
    const readings = read(`
1 THINNER INDUSTRIAL
900ML  1,00 UN X 4,87     4,87
2 AGUA RAS COMERCIAL
500ML  4,00 LT X 64,00   256,00
VALOR TOTAL R$           260,87`);
    assert.deepEqual(lines(readings)[0], [undefined, 'THINNER INDUSTRIAL 900ML', 1, 4.87, 487]);
  });

  it('opens a page with an item whose code is labelled, and believes any word after `UN:`', () => {
    const readings = read(`
FUNDO N.8 (Código: 69355 )                Vl. Total
Qtde.: 1 UN: QT Vl. Unit.: 9,8008              9,80
LONA 4X5M (Código: 38655 )                Vl. Total
Qtde.: 2 UN: UN Vl. Unit.: 22,2201            44,44
Valor a pagar R$: 54,24`);
    assert.deepEqual(lines(readings), [
      ['69355', 'FUNDO N.8', 1, 9.8008, 980],
      ['38655', 'LONA 4X5M', 2, 22.2201, 4444],
    ]);
  });

  it('knows a quarter for a unit after its number', () => {
    const readings = read(`
1 54199 PRIMER CINZA 900ML
4,000 QT X 44,44 (21,33)   177,76
TOTAL R$                   177,76`);
    assert.deepEqual(lines(readings), [['54199', 'PRIMER CINZA 900ML', 4, 44.44, 17776]]);
  });

  it('keeps a fraction that a description wraps to, and square metres that cling to their number', () => {
    const readings = read(`
1 54200 TEXTURA
21M2 x R$ 10,00           210,00
2 54199 TRINCHA CERDA GRIS
2.1/2"
2UN x R$ 10,00             20,00
TOTAL R$                  230,00`);
    assert.deepEqual(lines(readings), [
      ['54200', 'TEXTURA', 21, 10, 21000],
      ['54199', 'TRINCHA CERDA GRIS 2.1/2"', 2, 10, 2000],
    ]);
  });

  it('doubts rows that read as quantity, then price, where headings say price, then quantity', () => {
    const item = readText([
      coupon(`
DANFE NF-e
DESCRICAO        UN    PRECO    QTD    TOTAL
TINTA AZUL       UN   9,0000 2,0000    18,00
TOTAL                                  18,00`),
    ]).itens?.[0];
    assert.ok(item?.qtde === 2 || (item?.confianca ?? 1) < 0.8);
  });

  it('reads a discount between price and total on one row, where it fits to the cent', () => {
    const readings = read(`
48665 VERNIZ MOGNO
1 UN x 156,80 - desc 4,70     152,10
85335 MASSA CORRIDA
2 BD x 67,35 - desc 0,00     134,70
Valor a Pagar R$ 286,80`);
    assert.deepEqual(lines(readings), [
      ['48665', 'VERNIZ MOGNO', 1, 156.8, 15210],
      ['85335', 'MASSA CORRIDA', 2, 67.35, 13470],
    ]);
    assert.deepEqual(
      readings.itens?.map(({valorDesconto}) => valorDesconto),
      [470, undefined],
    );
  });

  it('begins the first of numbered items where its number stands, however many rows the others take', () => {
    const readings = read(`
001 24821 EPOXI CATALISAVEL CINZA
MUNSELL N 6,5 2,7L
1 KT X 412,33                412,33
002 37696 LIXA MASSA GR 120
12 FL X 2,35                  28,20
VALOR TOTAL R$               440,53`);
    assert.deepEqual(lines(readings), [
      ['24821', 'EPOXI CATALISAVEL CINZA MUNSELL N 6,5 2,7L', 1, 412.33, 41233],
      ['37696', 'LIXA MASSA GR 120', 12, 2.35, 2820],
    ]);
  });

  it('takes no headings that each item repeats for the end of its name', () => {
    const readings = read(`
THINNER 2750 GALAO 5 L - REF 6891  Vl. Total
(Código: 94091 )
Qtde.: 2,0000 UN: GL Vl. Unit.: 106,8900  213,78
PINCEL CHATO 1 POL  Vl. Total
(Código: 15981 )
Qtde.: 7,0000 UN: UN Vl. Unit.: 9,1732     64,21
Valor a pagar R$: 277,99`);
    assert.deepEqual(lines(readings), [
      ['94091', 'THINNER 2750 GALAO 5 L - REF 6891', 2, 106.89, 21378],
      ['15981', 'PINCEL CHATO 1 POL', 7, 9.1732, 6421],
    ]);
  });
});
