import assert from 'node:assert/strict';
import {scaleOf} from './scale.ts';

describe('the scale of a chart', () => {
  it('has few lines at round values, and reaches up to the largest', () => {
    assert.deepEqual(scaleOf(42_639.12), {highest: 42_639.12, lines: [0, 20_000, 40_000]});
    assert.deepEqual(scaleOf(10), {highest: 10, lines: [0, 5, 10]});
    for (const largest of [0.37, 3, 7.7, 99, 1_000, 123_456_789]) {
      const {lines} = scaleOf(largest);
      assert.ok(lines.length >= 2 && lines.length <= 4 && (lines.at(-1) ?? 0) <= largest, String(largest));
    }
  });

  it('is there where there is nothing', () => {
    assert.deepEqual(scaleOf(0), {highest: 1, lines: [0]});
  });
});
