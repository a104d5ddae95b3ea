import assert from 'node:assert/strict';
import {isStalled} from './event-loop-stalls';

describe('Stalls of the event loop', () => {
  const now = 1_000_000;
  const ago = (seconds: number, ms: number) => ({endedAt: now - seconds * 1000, ms});

  it('are a reason to start anew when one was long, for a minute', () => {
    assert.equal(isStalled([ago(59, 10_000)], now), true);
    assert.equal(isStalled([ago(61, 60_000)], now), false);
    assert.equal(isStalled([ago(1, 9999)], now), false);
  });

  it('or when there were three in five minutes', () => {
    assert.equal(isStalled([ago(299, 2000), ago(100, 2000), ago(1, 2000)], now), true);
    assert.equal(isStalled([ago(301, 2000), ago(100, 2000), ago(1, 2000)], now), false);
    assert.equal(isStalled([], now), false);
  });
});
