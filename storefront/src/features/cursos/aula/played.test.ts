import assert from 'node:assert/strict';
import {MAX_STRETCHES, type Stretch} from '@clube/domain';
import {playedOf, reported} from './played.ts';

const ranges = (...stretches: Stretch[]): TimeRanges => ({
  length: stretches.length,
  start: i => stretches[i]?.[0] ?? 0,
  end: i => stretches[i]?.[1] ?? 0,
});

describe('what was played of a lesson', () => {
  it('is joined with what was played before the video was loaded anew', () => {
    assert.deepEqual(playedOf([[0, 10]], ranges([8, 20], [40, 41.5])), [
      [0, 20],
      [40, 41.5],
    ]);
  });

  it('is nothing of a video that was only opened', () => {
    assert.deepEqual(playedOf([], ranges()), []);
  });

  it('is reported by its longest stretches where there are too many of them', () => {
    const many = Array.from({length: MAX_STRETCHES + 1}, (_, i): Stretch => [i * 10, i * 10 + (i === 0 ? 1 : 5)]);
    const sent = reported(many);
    assert.equal(sent.length, MAX_STRETCHES);
    assert.ok(!sent.some(([from]) => from === 0));
  });
});
