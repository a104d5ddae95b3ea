import assert from 'node:assert/strict';
import type {Evidence} from '../../document/types';
import {readText} from '../../text';
import {coupon, sheet, table} from './page-builder';

const linesRead = ({itens = []}: Evidence) =>
  itens.map(({codigo, nome, qtde, valorDesconto, subTotal}) => [codigo, nome, qtde, valorDesconto, subTotal]);

describe('names like labels, and lines over a page', () => {
  it('keeps names that begin like a total or a discount', () => {
    const readings = readText([
      coupon(`
DANFE NFC-e
001 78147 TOTAL MASTIQUE PU 40 400G
4,000 UN x 7,77           31,08
002 66816 DESCONTO FACIL ESPATULA 10CM
2,000 UN x 119,99        239,98
003 14638 KIT VALOR LATEX 18L
1,000 KT x 233,10        233,10
VALOR TOTAL R$           504,16`),
    ]);
    assert.deepEqual(linesRead(readings), [
      ['78147', 'TOTAL MASTIQUE PU 40 400G', 4, undefined, 3108],
      ['66816', 'DESCONTO FACIL ESPATULA 10CM', 2, undefined, 23998],
      ['14638', 'KIT VALOR LATEX 18L', 1, undefined, 23310],
    ]);
  });

  it('reads an item of a coupon that begins on one page and ends on the next', () => {
    const first = coupon(`
DANFE NFC-e
CODIGO DESCRICAO QTDE UN VL.UNIT VL.TOTAL
7898795386422 CORANTE OCRE
   1,000 UN X 4,87          4,87
7898118502348 AGUA RAS`);
    const second = coupon(`
   4,000 LT X 64,00       256,00
7892043325164 THINNER
   1,000 LT X 27,45        27,45
VALOR TOTAL R$            288,32`);
    assert.deepEqual(linesRead(readText([first, {...second, number: 2}])), [
      ['7898795386422', 'CORANTE OCRE', 1, undefined, 487],
      ['7898118502348', 'AGUA RAS', 4, undefined, 25600],
      ['7892043325164', 'THINNER', 1, undefined, 2745],
    ]);
  });

  const columns = (lastOnes: readonly string[]) => [
    {heading: 'CÓDIGO', x: 10},
    {heading: 'DESCRIÇÃO', x: 60},
    {heading: 'UN', x: 200},
    {heading: 'QTDE', x: 230, right: 265},
    {heading: 'VL UNIT', x: 290, right: 335},
    ...lastOnes.map((heading, i) => ({heading, x: 370 + i * 80, right: 410 + i * 80})),
  ];

  it('knows a discount by the total and the net total of a line', () => {
    const readings = readText([
      sheet([
        ...table(
          columns(['VALOR BRUTO', '% DESC', 'VALOR LÍQUIDO']),
          [
            ['87583', 'ROLO', 'UN', '4,00', '24,99', '99,96', '9,99', '89,97'],
            ['99112', 'LIXA', 'FL', '1,00', '2,35', '2,35', '0,00', '2,35'],
          ],
          10,
        ),
        [300, 90, 'VALOR DOS PRODUTOS 102,31'],
        [300, 110, 'DESCONTO 9,99'],
        [300, 130, 'VALOR TOTAL DA NOTA 92,32'],
      ]),
    ]);
    assert.deepEqual(linesRead(readings), [
      ['87583', 'ROLO', 4, 999, 8997],
      ['99112', 'LIXA', 1, undefined, 235],
    ]);
  });

  it('knows a discount by its percentage where the total is net, and doubts a line where nothing bears it out', () => {
    const read = (total: string, desconto = 'DESCONTO 10,00', due = '92,35') =>
      readText([
        sheet([
          ...table(
            columns(['DESC. %', 'VALOR TOTAL']),
            [
              ['87583', 'ROLO', 'UN', '4,00', '25,00', '10,00', total],
              ['99112', 'LIXA', 'FL', '1,00', '2,35', '0,00', '2,35'],
            ],
            10,
          ),
          [300, 110, desconto],
          [300, 130, `VALOR TOTAL DA NOTA ${due}`],
        ]),
      ]);
    assert.deepEqual(linesRead(read('90,00'))[0], ['87583', 'ROLO', 4, 1000, 9000]);
    assert.deepEqual(linesRead(read('100,00'))[0], ['87583', 'ROLO', 4, 1000, 9000]);
    assert.ok((read('100,00', 'DESCONTO 0,00', '102,35').itens?.[0]?.confianca ?? 1) < 0.8);
  });

  it('takes no number that a description begins with for a code where no heading promises one', () => {
    const readings = readText([
      sheet([
        ...table(
          columns(['VALOR TOTAL']).slice(1),
          [
            ['100 PARAFUSOS 3,5X40', 'CX', '4,00', '25,00', '100,00'],
            ['100 BUCHAS', 'CX', '1,00', '2,35', '2,35'],
          ],
          10,
        ),
        [300, 130, 'VALOR TOTAL DA NOTA 102,35'],
      ]),
    ]);
    assert.deepEqual(
      linesRead(readings).map(([codigo, nome]) => [codigo, nome]),
      [
        [undefined, '100 PARAFUSOS 3,5X40'],
        [undefined, '100 BUCHAS'],
      ],
    );
  });

  it('takes no number that different goods begin with for their code', () => {
    const readings = readText([
      coupon(`
DANFE NFC-e
CODIGO DESCRICAO QTD UN VL UNIT VL TOTAL
100 PARAFUSOS 3,5X40
1,000 CX X 25,00          25,00
100 BUCHAS S6
2,000 CX X 10,00          20,00
VALOR TOTAL R$            45,00`),
    ]);
    assert.deepEqual(
      linesRead(readings).map(([codigo, nome]) => [codigo, nome]),
      [
        [undefined, '100 PARAFUSOS 3,5X40'],
        [undefined, '100 BUCHAS S6'],
      ],
    );
  });
});
