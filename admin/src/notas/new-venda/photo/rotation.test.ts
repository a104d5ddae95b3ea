import assert from 'node:assert/strict';
import type {ReadCorners} from '@clube/domain';
import {readLine, readNota} from '../reading/example.ts';
import {pageRotations} from './rotation.ts';

type Point = ReadCorners[number];
/** The place of a printed line from one point to another; its height does not matter here. */
const place = (from: Point, to: Point, pagina = 1) => ({
  arquivo: 0,
  pagina,
  cantos: [from, to, to, from] as ReadCorners,
});
const rotations = (...places: ReturnType<typeof place>[]) =>
  pageRotations(readNota({campos: {}, itens: places.map(where => readLine({lugar: where}))}));

describe('turning a page upright', () => {
  it('leaves alone what is, even on a slope', () => {
    assert.deepEqual(rotations(place([0.1, 0.2], [0.8, 0.3]), place([0.1, 0.5], [0.8, 0.4])), {});
    assert.deepEqual(rotations(), {});
  });

  it('turns a lying page and one that is upside down, each by its own', () => {
    assert.deepEqual(
      rotations(place([0.5, 0.1], [0.5, 0.9]), place([0.9, 0.5], [0.1, 0.5], 2), place([0.4, 0.9], [0.4, 0.2], 3)),
      {'0/1': 270, '0/2': 180, '0/3': 90},
    );
  });

  it('does not turn a page whose lines do not agree', () => {
    assert.deepEqual(rotations(place([0.9, 0.2], [0.1, 0.2]), place([0.1, 0.5], [0.9, 0.5])), {});
  });
});
