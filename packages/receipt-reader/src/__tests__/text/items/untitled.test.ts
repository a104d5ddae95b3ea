import assert from 'node:assert/strict';
import type {Page} from '../../../document/types';
import {readText} from '../../../text';
import {sheet, table, type Column} from '../page-builder';

/** Illegible headings, as in a blurred photo. */
const BLURRED: readonly Column[] = [
  {heading: 'I', x: 10, right: 16},
  {heading: 'cObca', x: 30},
  {heading: 'Des KE RENA', x: 80},
  {heading: 'MCWS', x: 260},
  {heading: 'o', x: 300},
  {heading: 'QANI', x: 330, right: 360},
  {heading: 'ARO', x: 370, right: 410},
  {heading: 'TTAL', x: 430, right: 470},
  {heading: 'KMS', x: 480, right: 510},
];
const ROWS = [
  ['1', '884687', 'PRIMER ANTICORROSIVO ZARCAO 3,6L', '32081010', 'UN', '3,0000', '160,3300', '480,99', '0,00'],
  ['2', '083764', 'VERNIZ MARITIMO IMBUIA 3,6L', '32081010', 'UN', '1,0000', '248,0300', '248,03', '0,00'],
  ['3', '977507', 'TINTA STANDARD FOSCA VERDE KIWI 18L', '32091010', 'GL', '6,8070', '273,8600', '1.864,17', '0,00'],
];
const startAbove = [[10, 10, 'DANFE'] as const, [10, 30, 'DADOS DOS PRODUTOS/SERVICOS'] as const];
const total = (value: string) => [[10, 120, 'VALOR TOTAL DA NOTA'] as const, [120, 120, value] as const];

const paper = (source: Page['source'], columns = BLURRED, lines = ROWS) =>
  sheet([...startAbove, ...table(columns, lines, 50), ...total('2.593,19')], source);

describe('tables whose headings cannot be read', () => {
  it('are read by the form of their columns and by what multiplies to what', () => {
    const {itens = []} = readText([paper('ocr')]);
    assert.deepEqual(
      itens.map(({codigo, nome, unidade: unitLength, qtde, valorUnitario, subTotal}) => [
        codigo,
        nome,
        unitLength,
        qtde,
        valorUnitario,
        subTotal,
      ]),
      [
        ['884687', 'PRIMER ANTICORROSIVO ZARCAO 3,6L', 'UN', 3, 160.33, 48099],
        ['083764', 'VERNIZ MARITIMO IMBUIA 3,6L', 'UN', 1, 248.03, 24803],
        ['977507', 'TINTA STANDARD FOSCA VERDE KIWI 18L', 'GL', 6.807, 273.86, 186417],
      ],
    );
  });

  it('take the column with more whole numbers for the quantity, wherever it stands', () => {
    const swapped = ROWS.map(([n, cod, nome, ncm, un, qtde, price, ...rest]) =>
      [n, cod, nome, ncm, un, price, qtde, ...rest].map(String),
    );
    const {itens = []} = readText([paper('ocr', BLURRED, swapped)]);
    assert.deepEqual(
      itens.map(({qtde}) => qtde),
      [3, 1, 6.807],
    );
  });

  it('believe the one heading that can be read', () => {
    const columns = BLURRED.map((column, i) => (i === 5 ? {...column, heading: 'PRECO'} : column));
    const {itens = []} = readText([paper('ocr', columns)]);
    assert.deepEqual(
      itens.map(({valorUnitario}) => valorUnitario),
      [3, 1, 6.807],
    );
  });

  it('may have lost a comma, where the sum shows where it stood', () => {
    const lines = ROWS.map((line, i) => line.map((cell, j) => (i === 1 && j === 6 ? '2480300' : cell)));
    const {itens = []} = readText([paper('ocr', BLURRED, lines)]);
    assert.deepEqual(
      itens.map(({valorUnitario}) => valorUnitario),
      [160.33, 248.03, 273.86],
    );
    const wrongRows = ROWS.map((line, i) => line.map((cell, j) => (i === 1 && j === 6 ? '2490300' : cell)));
    assert.equal(readText([paper('ocr', BLURRED, wrongRows)]).itens?.[1]?.valorUnitario, undefined);
  });

  it('are nothing where the amounts do not multiply', () => {
    const loose = ROWS.map(line => line.map((cell, j) => (j === 7 ? '9.999,99' : cell)));
    assert.equal(readText([paper('ocr', BLURRED, loose)]).itens, undefined);
  });
});
