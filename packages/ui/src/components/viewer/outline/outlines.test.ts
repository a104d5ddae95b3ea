import assert from 'node:assert/strict';
import {pathAround, padded, lineOf, pointsOf, scrollDistance, legibleZoom} from './outlines.ts';

const CORNERS = [
  [0.25, 0.5],
  [0.75, 0.5],
  [0.75, 0.625],
  [0.25, 0.625],
] as const;
const VIEWPORT = {left: 100, top: 100, width: 400, height: 600};

describe('outlines on a page', () => {
  it('leaves what it encloses free, and stays on the page', () => {
    assert.equal(pointsOf(padded(CORNERS, 0.125)), '0.125,0.375 0.875,0.375 0.875,0.75 0.125,0.75');
    assert.equal(pointsOf(padded(CORNERS, 0.6)), '0,0 1,0 1,1 0,1');
  });

  it('grows along its own sides where it lies tilted', () => {
    const tilted = [
      [0.2, 0.6],
      [0.8, 0.4],
      [0.81, 0.43],
      [0.21, 0.63],
    ] as const;
    const [a, b, c, d] = padded(tilted, 0.01);
    assert.ok(a[0] < 0.2 && a[1] < 0.6 && b[0] > 0.8 && b[1] < 0.4, 'upper side');
    assert.ok(c[0] > 0.81 && c[1] > 0.43 && d[0] < 0.21 && d[1] > 0.63, 'lower side');
  });

  it('measures a line by its own sides', () => {
    const sideways = [
      [0.5, 0.2],
      [0.5, 0.8],
      [0.45, 0.8],
      [0.45, 0.2],
    ] as const;
    const {width, height, angle} = lineOf(sideways, {width: 100, height: 200});
    assert.deepEqual([Math.round(width), Math.round(height), angle], [120, 5, 90]);
  });

  it('dims everything around a part', () => {
    assert.equal(pathAround(CORNERS), 'M0 0H1V1H0Z M0.25 0.5L0.75 0.5L0.75 0.625L0.25 0.625Z');
  });

  it('does not scroll to what is in sight', () => {
    assert.deepEqual(scrollDistance({left: 150, top: 200, width: 100, height: 20}, VIEWPORT), {left: 0, top: 0});
  });

  it('brings what is out of sight to the middle', () => {
    assert.deepEqual(scrollDistance({left: 150, top: 900, width: 100, height: 20}, VIEWPORT), {left: 0, top: 510});
  });

  it('shows what is larger than the window from its beginning', () => {
    assert.deepEqual(scrollDistance({left: 50, top: 200, width: 900, height: 20}, VIEWPORT), {left: -74, top: 0});
  });

  it('comes nearer only to print that is too small to read, and never so that a line leaves the window', () => {
    assert.equal(legibleZoom(100, {width: 300, height: 24}, 400), 100);
    assert.equal(legibleZoom(100, {width: 60, height: 15}, 400), 150);
    assert.equal(legibleZoom(100, {width: 200, height: 8}, 400), 175);
    assert.equal(legibleZoom(100, {width: 360, height: 8}, 400), 100);
    assert.equal(legibleZoom(100, {width: 20, height: 2}, 400), 225);
  });

  it('moves away again from a line that another place has made too wide', () => {
    assert.equal(legibleZoom(225, {width: 720, height: 16}, 400), 100);
    assert.equal(legibleZoom(225, {width: 600, height: 30}, 400), 125);
    assert.equal(legibleZoom(100, {width: 500, height: 8}, 400), 100);
  });
});
