import assert from 'node:assert/strict';
import fc from 'fast-check';
import {axisTicks, rollerStroke, axisLabels} from './scale.ts';

describe('the axis of the chart', () => {
  it('marks round steps up to the largest value', () => {
    assert.deepEqual(axisTicks(0, 4, false), [0, 1]);
    assert.deepEqual(axisTicks(43_210, 4, false), [0, 20_000, 40_000, 60_000]);
    assert.deepEqual(axisTicks(100, 4, false), [0, 25, 50, 75, 100]);
  });

  it('has a step to stand on when nothing was sold', () => {
    assert.deepEqual(axisTicks(0, 4, false).length, 2);
  });

  it('counts in whole numbers', () => {
    assert.deepEqual(axisTicks(3, 4, true), [0, 1, 2, 3]);
  });

  it('always holds the largest value and starts at zero', () => {
    fc.assert(
      fc.property(fc.double({min: 0, max: 1e9, noNaN: true}), fc.boolean(), (max, fullWidth) => {
        const ticks = axisTicks(max, 4, fullWidth);
        assert.equal(ticks[0], 0);
        assert.ok((ticks.at(-1) ?? 0) >= max);
        assert.ok(ticks.length <= 7);
      }),
    );
  });
});

describe('a bar as a roller leaves it', () => {
  it('stands on the base line', () => {
    assert.match(rollerStroke(10, 30, 50, 200, 3), /^M10 200V52.*V200Z$/);
  });

  it('is a plain line where there is no room for an edge', () => {
    assert.equal(rollerStroke(10, 30, 199, 200, 3), 'M10 200V199H40V200Z');
  });
});

describe('what is written below the axis', () => {
  const months = ['2025-12', '2026-01', '2026-02'];

  it('is every month, and the year where it begins', () => {
    assert.deepEqual(axisLabels(months, 50), [
      {month: true, year: true},
      {month: true, year: true},
      {month: true, year: false},
    ]);
  });

  it('is every second month, up to the last, and one year at a time where there is little room', () => {
    assert.deepEqual(axisLabels(months, 18), [
      {month: true, year: false},
      {month: false, year: true},
      {month: true, year: false},
    ]);
  });
});
