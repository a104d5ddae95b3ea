import assert from 'node:assert/strict';
import type {ReadCorners} from '@clube/domain';
import {adjust} from './adjust.ts';
import type {Piece} from './pieces.ts';

const area = (x0: number, y0: number, x1: number, y1: number): ReadCorners => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const piece = (cantos: ReadCorners | undefined, pagina = 1): Piece => ({
  arquivo: 0,
  pagina,
  cantos,
  part: 0,
  read: true,
});

describe('an area that is moved before a receipt is divided', () => {
  const halves = [piece(area(0, 0, 0.5, 1)), piece(area(0.5, 0, 1, 1)), piece(area(0.5, 0, 1, 1), 2)];

  it('takes the area along that it meets on its page', () => {
    assert.deepEqual(adjust(halves, 0, area(0, 0, 0.6, 1)), {0: area(0, 0, 0.6, 1), 1: area(0.6, 0, 1, 1)});
    assert.deepEqual(adjust(halves, 1, area(0.45, 0.1, 1, 1)), {0: area(0, 0, 0.45, 1), 1: area(0.45, 0.1, 1, 1)});
  });

  it('leaves what it meets at the edge of the page, and what is whole', () => {
    const below = [piece(area(0, 0, 1, 0.4)), piece(area(0, 0.4, 1, 1)), piece(undefined)];
    assert.deepEqual(adjust(below, 0, area(0.1, 0, 1, 0.4)), {
      0: area(0.1, 0, 1, 0.4),
      1: area(0, 0.4, 1, 1),
    });
    assert.deepEqual(adjust(below, 2, area(0, 0, 1, 1)), {});
  });

  it('goes no farther than something of the other is left', () => {
    assert.deepEqual(adjust(halves, 0, area(0, 0, 0.99, 1)), {});
  });

  it('moves alone where a paper lies askew', () => {
    const askew: ReadCorners = [
      [0.5, 0.1],
      [0.9, 0.15],
      [0.9, 0.9],
      [0.5, 0.85],
    ];
    const other = piece(area(0, 0, 0.5, 1));
    const after: ReadCorners = [[0.4, 0.1], askew[1], askew[2], askew[3]];
    assert.deepEqual(adjust([piece(askew), other], 0, after), {0: after});
  });
});
