import assert from 'node:assert/strict';
import {areaComum, areaDosCantos, ehReta} from './areas.js';
import type {CantosLidos} from './leitura.js';

const caixa = (x0: number, y0: number, x1: number, y1: number): CantosLidos => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const losango: CantosLidos = [
  [0.5, 0],
  [1, 0.5],
  [0.5, 1],
  [0, 0.5],
];
const perto = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-9, `${a} is not ${b}`);

describe('areas of a page', () => {
  it('are measured, unless their corners cross or go the wrong way round', () => {
    perto(areaDosCantos(caixa(0, 0, 0.5, 0.5)), 0.25);
    perto(areaDosCantos(losango), 0.5);
    const [a, b, c, d] = losango;
    assert.equal(areaDosCantos([a, d, c, b]), 0);
    assert.equal(areaDosCantos([a, c, b, d]), 0);
  });

  it('share what lies in both', () => {
    perto(areaComum(caixa(0, 0, 0.6, 1), caixa(0.5, 0, 1, 1)), 0.1);
    perto(areaComum(losango, caixa(0, 0, 1, 0.5)), 0.25);
    perto(areaComum(caixa(0, 0, 1, 1), losango), 0.5);
    assert.equal(areaComum(caixa(0, 0, 0.4, 1), caixa(0.5, 0, 1, 1)), 0);
  });

  it('are upright where their sides run along those of the page', () => {
    const [a, b, c, d] = caixa(0.1, 0.2, 0.6, 0.9);
    assert.deepEqual([ehReta([a, b, c, d]), ehReta([b, c, d, a]), ehReta(losango)], [true, true, false]);
    assert.equal(ehReta([a, a, c, d]), false);
  });
});
