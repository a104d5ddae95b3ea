import assert from 'node:assert/strict';
import type {ReadCorners} from '@clube/domain';
import {moveCorner, onSheet, cornerName, pointOnSheet} from './adjust.ts';

const HALF: ReadCorners = [
  [0, 0],
  [0.5, 0],
  [0.5, 1],
  [0, 1],
];
const SKEWED: ReadCorners = [
  [0.1, 0.1],
  [0.8, 0.12],
  [0.78, 0.9],
  [0.12, 0.88],
];

describe('an area that is adjusted', () => {
  it('stays upright where it is, and on the page', () => {
    assert.deepEqual(moveCorner(HALF, 1, [0.6, 0.1]), [
      [0, 0.1],
      [0.6, 0.1],
      [0.6, 1],
      [0, 1],
    ]);
    assert.deepEqual(moveCorner(HALF, 2, [1.4, 2])[2], [1, 1]);
    assert.deepEqual(moveCorner(HALF, 1, [-0.3, 0])[1], [0.05, 0], 'not turned inside out');
  });

  it('moves one corner alone where the paper lay askew', () => {
    assert.deepEqual(moveCorner(SKEWED, 3, [0.05, 0.95]), [...SKEWED.slice(0, 3), [0.05, 0.95]]);
  });

  it('follows the hand on a page that was turned', () => {
    assert.deepEqual(onSheet([1, 0], 90).map(Math.abs), [0, 1]);
    const box = {left: 100, top: 50, width: 200, height: 100};
    const where = {clientX: 250, clientY: 60};
    const at = (rotation: number) => pointOnSheet(where, box, rotation).map(value => Math.round(value * 100) / 100);
    assert.deepEqual([0, 90, 180, 270, 450].map(at), [
      [0.75, 0.1],
      [0.1, 0.25],
      [0.25, 0.9],
      [0.9, 0.75],
      [0.1, 0.25],
    ]);
  });

  it('calls its corners by where they are seen', () => {
    assert.deepEqual(
      [0, 1, 2, 3].map(which => cornerName(HALF, which, 0)),
      ['canto superior esquerdo', 'canto superior direito', 'canto inferior direito', 'canto inferior esquerdo'],
    );
    assert.equal(cornerName(HALF, 0, 90), 'canto superior direito');
  });
});
