import assert from 'node:assert/strict';
import type {CantosLidos} from '@clube/domain';
import {linhaLida, notaLida} from '../reading/example.ts';
import {pageRotations} from './rotation.ts';

type Ponto = CantosLidos[number];
/** A line of print from one point to another; its height matters to nobody here. */
const lugar = (de: Ponto, ate: Ponto, pagina = 1) => ({arquivo: 0, pagina, cantos: [de, ate, ate, de] as CantosLidos});
const giros = (...lugares: ReturnType<typeof lugar>[]) =>
  pageRotations(notaLida({campos: {}, itens: lugares.map(onde => linhaLida({lugar: onde}))}));

describe('turning a page upright', () => {
  it('leaves alone what is, even on a slope', () => {
    assert.deepEqual(giros(lugar([0.1, 0.2], [0.8, 0.3]), lugar([0.1, 0.5], [0.8, 0.4])), {});
    assert.deepEqual(giros(), {});
  });

  it('turns a lying page and one that is upside down, each by its own', () => {
    assert.deepEqual(
      giros(lugar([0.5, 0.1], [0.5, 0.9]), lugar([0.9, 0.5], [0.1, 0.5], 2), lugar([0.4, 0.9], [0.4, 0.2], 3)),
      {'0/1': 270, '0/2': 180, '0/3': 90},
    );
  });

  it('does not turn a page whose lines do not agree', () => {
    assert.deepEqual(giros(lugar([0.9, 0.2], [0.1, 0.2]), lugar([0.1, 0.5], [0.9, 0.5])), {});
  });
});
