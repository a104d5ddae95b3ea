import assert from 'node:assert/strict';
import type {Evidence} from '../../../document/types';
import {readText} from '../../../text';
import {COLUMNS, coupon, sheet, table, type PlacedText} from '../page-builder';

const linesRead = ({itens = []}: Evidence) =>
  itens.map(({codigo, nome, valorDesconto, subTotal}) => [codigo, nome, valorDesconto, subTotal]);
const sure = ({itens = []}: Evidence) => itens.every(({confianca: confidence}) => confidence >= 0.8);

const ROLO = ['87583', 'ROLO', 'UN', '4,00', '25,00', '90,00'];
const LIXA = ['99112', 'LIXA', 'FL', '1,00', '2,35', '2,35'];
const TRINCHA = ['31200', 'TRINCHA', 'UN', '2,00', '15,00', '28,50'];

const nota = (lines: readonly (readonly string[])[], footer: readonly string[]) =>
  readText([sheet([...table(COLUMNS, lines, 10), ...footer.map((text, i): PlacedText => [300, 110 + i * 20, text])])]);

describe('discounts that no column tells', () => {
  it('are what totals are short of quantity × price, where together they are the printed discount', () => {
    const readings = nota([ROLO, LIXA, TRINCHA], ['DESCONTO 11,50', 'VALOR TOTAL DA NOTA 120,85']);
    assert.deepEqual(linesRead(readings), [
      ['87583', 'ROLO', 1000, 9000],
      ['99112', 'LIXA', undefined, 235],
      ['31200', 'TRINCHA', 150, 2850],
    ]);
    assert.ok(sure(readings));
    assert.equal(readings.descontos?.[0]?.value, 1150);
  });

  it('are not made up where nothing is printed, or something else is', () => {
    for (const footer of [['VALOR TOTAL DA NOTA 120,85'], ['DESCONTO 11,60', 'VALOR TOTAL DA NOTA 120,85']]) {
      const readings = nota([ROLO, LIXA, TRINCHA], footer);
      assert.ok(linesRead(readings).every(([, , desconto]) => desconto === undefined));
      assert.ok((readings.itens?.[0]?.confianca ?? 1) < 0.8);
    }
  });

  it('are not made of a line that costs more than quantity × price', () => {
    const cara = ['31200', 'TRINCHA', 'UN', '2,00', '15,00', '31,50'];
    const readings = nota([ROLO, LIXA, cara], ['DESCONTO 8,50', 'VALOR TOTAL DA NOTA 123,85']);
    assert.ok(linesRead(readings).every(([, , desconto]) => desconto === undefined));
    assert.ok(!sure(readings));
  });

  it('are what a percentage takes off totals before it', () => {
    const columns = [...COLUMNS, {heading: '% DESC', x: 430, right: 460}];
    const lines = [
      ['87583', 'ROLO', 'UN', '4,00', '25,00', '100,00', '10,00'],
      ['31200', 'TRINCHA', 'UN', '2,00', '15,00', '30,00', '5,00'],
      ['99112', 'LIXA', 'FL', '1,00', '2,35', '2,35', '0,00'],
    ];
    const read = (footer: readonly string[]) =>
      readText([
        sheet([...table(columns, lines, 10), ...footer.map((text, i): PlacedText => [300, 110 + i * 20, text])]),
      ]);
    const readings = read(['DESCONTO 11,50', 'VALOR TOTAL DA NOTA 120,85']);
    assert.deepEqual(linesRead(readings), [
      ['87583', 'ROLO', 1000, 9000],
      ['31200', 'TRINCHA', 150, 2850],
      ['99112', 'LIXA', undefined, 235],
    ]);
    assert.ok(sure(readings));
    assert.ok(!sure(read(['VALOR TOTAL DA NOTA 132,35'])), 'a percentage that nothing bears out is doubted');
  });

  it('stand on a coupon as a percentage beside the figures', () => {
    const readings = readText([
      coupon(`
DANFE NFC-e
87583 ROLO DE LA
  4 UN x 25,00 (-10%)          90,00
99112 LIXA
  1 FL x 2,35                   2,35
QTD. TOTAL DE ITENS                2
DESCONTO R$                    10,00
VALOR A PAGAR R$               92,35`),
    ]);
    assert.deepEqual(linesRead(readings), [
      ['87583', 'ROLO DE LA', 1000, 9000],
      ['99112', 'LIXA', undefined, 235],
    ]);
  });

  it('take the net price, and nothing off it, where a table tells the price before and after a percentage', () => {
    const columns = [
      ...COLUMNS.slice(0, 4),
      {heading: 'PREÇO TABELA', x: 285, right: 322},
      {heading: '% DESC', x: 335, right: 355},
      {heading: 'PREÇO LÍQ.', x: 365, right: 396},
      {heading: 'VALOR TOTAL', x: 410, right: 445},
    ];
    const readings = readText([
      sheet([
        ...table(
          columns,
          [
            ['87583', 'ROLO', 'UN', '4,00', '31,25', '20,00', '25,00', '100,00'],
            ['31200', 'TRINCHA', 'UN', '2,00', '18,75', '20,00', '15,00', '30,00'],
          ],
          10,
        ),
        [300, 110, 'VALOR TOTAL DA NOTA 130,00'],
      ]),
    ]);
    assert.deepEqual(
      readings.itens?.map(({valorUnitario, valorDesconto, subTotal}) => [valorUnitario, valorDesconto, subTotal]),
      [
        [25, undefined, 10000],
        [15, undefined, 3000],
      ],
    );
    assert.ok(sure(readings));
  });
});
