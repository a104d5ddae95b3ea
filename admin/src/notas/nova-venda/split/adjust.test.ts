import assert from 'node:assert/strict';
import type {CantosLidos} from '@clube/domain';
import {ajustar} from './adjust.ts';
import type {Pedaco} from './pieces.ts';

const area = (x0: number, y0: number, x1: number, y1: number): CantosLidos => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const pedaco = (cantos: CantosLidos | undefined, pagina = 1): Pedaco => ({
  arquivo: 0,
  pagina,
  cantos,
  parte: 0,
  lido: true,
});

describe('an area that is moved before a receipt is divided', () => {
  const metades = [pedaco(area(0, 0, 0.5, 1)), pedaco(area(0.5, 0, 1, 1)), pedaco(area(0.5, 0, 1, 1), 2)];

  it('takes the area along that it meets on its page', () => {
    assert.deepEqual(ajustar(metades, 0, area(0, 0, 0.6, 1)), {0: area(0, 0, 0.6, 1), 1: area(0.6, 0, 1, 1)});
    assert.deepEqual(ajustar(metades, 1, area(0.45, 0.1, 1, 1)), {0: area(0, 0, 0.45, 1), 1: area(0.45, 0.1, 1, 1)});
  });

  it('leaves what it meets at the edge of the page, and what is whole', () => {
    const abaixo = [pedaco(area(0, 0, 1, 0.4)), pedaco(area(0, 0.4, 1, 1)), pedaco(undefined)];
    assert.deepEqual(ajustar(abaixo, 0, area(0.1, 0, 1, 0.4)), {
      0: area(0.1, 0, 1, 0.4),
      1: area(0, 0.4, 1, 1),
    });
    assert.deepEqual(ajustar(abaixo, 2, area(0, 0, 1, 1)), {});
  });

  it('goes no farther than something of the other is left', () => {
    assert.deepEqual(ajustar(metades, 0, area(0, 0, 0.99, 1)), {});
  });

  it('moves alone where a paper lies askew', () => {
    const torta: CantosLidos = [
      [0.5, 0.1],
      [0.9, 0.15],
      [0.9, 0.9],
      [0.5, 0.85],
    ];
    const outra = pedaco(area(0, 0, 0.5, 1));
    const depois: CantosLidos = [[0.4, 0.1], torta[1], torta[2], torta[3]];
    assert.deepEqual(ajustar([pedaco(torta), outra], 0, depois), {0: depois});
  });
});
