import assert from 'node:assert/strict';
import type {Evidence} from '../../../document/types';
import {readText} from '../../../text';
import {COLUMNS, sheet, table, type PlacedText} from '../page-builder';

const HEAD = table(COLUMNS, [], 10);
/** An item with description rows at these heights, and its figures at another. */
const item = (codigo: string, figures: number, names: readonly (readonly [number, string])[]): PlacedText[] => [
  [10, figures, codigo],
  ...names.map(([y, text]): PlacedText => [60, y, text]),
  [200, figures, 'UN'],
  [259, figures, '10'],
  [320, figures, '10,00'],
  [382, figures, '100,00'],
];
const page = (number: number, placed: readonly PlacedText[]) => ({...sheet([...HEAD, ...placed]), number});
const total = (y: number): PlacedText => [300, y, 'VALOR TOTAL DA NOTA 400,00'];
const read = (first: readonly PlacedText[], second: readonly PlacedText[]): Evidence =>
  readText([page(1, first), page(2, second)]);
const names = ({itens = []}: Evidence) => itens.map(({codigo, nome}) => [codigo, nome]);

describe('a description over a page break', () => {
  it('ends on the next page where the others stand beside the middle of theirs', () => {
    const readings = read(
      [
        ...item('111', 40, [
          [32, 'ESMALTE'],
          [40, 'SINTETICO'],
          [48, 'AZUL'],
        ]),
        ...item('222', 66, [
          [58, 'TINTA'],
          [66, 'ACRILICA'],
        ]),
      ],
      [
        [60, 30, 'BRANCO'],
        [60, 38, 'NEVE'],
        ...item('333', 56, [
          [48, 'MASSA'],
          [56, 'CORRIDA'],
          [64, 'PVA'],
        ]),
        ...item('444', 82, [
          [74, 'FITA'],
          [82, 'CREPE'],
          [90, 'BEGE'],
        ]),
        total(120),
      ],
    );
    assert.deepEqual(names(readings), [
      ['111', 'ESMALTE SINTETICO AZUL'],
      ['222', 'TINTA ACRILICA BRANCO NEVE'],
      ['333', 'MASSA CORRIDA PVA'],
      ['444', 'FITA CREPE BEGE'],
    ]);
  });

  it('leaves both neighbours of the break in doubt where nothing tells whose its rows are', () => {
    const readings = read(
      [...item('111', 32, [[32, 'ESMALTE']]), ...item('222', 40, [[40, 'TINTA']])],
      [[60, 32, 'ACRILICA BRANCA'], ...item('333', 40, [[40, 'MASSA']]), ...item('444', 48, [[48, 'FITA']]), total(80)],
    );
    assert.deepEqual(
      readings.itens?.map(({confianca: confidence}) => confidence >= 0.8),
      [true, false, false, true],
    );
  });
});
