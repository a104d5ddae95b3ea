import assert from 'node:assert/strict';
import {sharedArea, areaOfCorners, isStraight} from './areas.js';
import type {ReadCorners} from '../reading.js';

const box = (x0: number, y0: number, x1: number, y1: number): ReadCorners => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const diamond: ReadCorners = [
  [0.5, 0],
  [1, 0.5],
  [0.5, 1],
  [0, 0.5],
];
const isNear = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-9, `${a} is not ${b}`);

describe('areas of a page', () => {
  it('are measured, unless their corners cross or go the wrong way round', () => {
    isNear(areaOfCorners(box(0, 0, 0.5, 0.5)), 0.25);
    isNear(areaOfCorners(diamond), 0.5);
    const [a, b, c, d] = diamond;
    assert.equal(areaOfCorners([a, d, c, b]), 0);
    assert.equal(areaOfCorners([a, c, b, d]), 0);
  });

  it('share what lies in both', () => {
    isNear(sharedArea(box(0, 0, 0.6, 1), box(0.5, 0, 1, 1)), 0.1);
    isNear(sharedArea(diamond, box(0, 0, 1, 0.5)), 0.25);
    isNear(sharedArea(box(0, 0, 1, 1), diamond), 0.5);
    assert.equal(sharedArea(box(0, 0, 0.4, 1), box(0.5, 0, 1, 1)), 0);
  });

  it('are upright where their sides run along those of the page', () => {
    const [a, b, c, d] = box(0.1, 0.2, 0.6, 0.9);
    assert.deepEqual([isStraight([a, b, c, d]), isStraight([b, c, d, a]), isStraight(diamond)], [true, true, false]);
    assert.equal(isStraight([a, a, c, d]), false);
  });
});
