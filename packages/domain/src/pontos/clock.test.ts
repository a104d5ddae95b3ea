import assert from 'node:assert/strict';
import {DAY_MS} from '../values/dates.js';
import {CLOCK_BOUNDS, expiryLimit, isBehind, termStart} from './clock.js';

describe('Up to when points may expire', () => {
  const trusted = new Date('2026-09-15T15:00:00Z');
  const at = (days: number) => new Date(trusted.getTime() + days * DAY_MS);
  const limit = (now: Date, more: {database?: Date; jumped?: boolean; uptime?: number} = {}) =>
    expiryLimit(now, {trusted, database: now, jumped: false, uptime: DAY_MS, ...more});

  it('is now, by a clock that is right', () => {
    for (const days of [-3, 0, 1]) assert.deepEqual(limit(at(days), {uptime: 0}), at(days));
  });

  it('is when the clock was last right after more than a day switched off, until the process has run for one', () => {
    assert.deepEqual(limit(new Date(at(1).getTime() + 1), {uptime: DAY_MS - 1}), trusted);
    for (const days of [2, 45]) {
      assert.deepEqual(limit(at(days), {uptime: 0}), trusted);
      assert.deepEqual(limit(at(days)), at(days));
    }
  });

  it('is when the clock was last right, by one that is years ahead, ahead of the database, or that jumped', () => {
    assert.deepEqual(limit(at(46)), trusted);
    assert.deepEqual(limit(at(3 * 365)), trusted);
    assert.deepEqual(limit(at(1), {database: at(0)}), trusted);
    assert.deepEqual(limit(at(1), {jumped: true}), trusted);
  });

  it('is never later than now', () => {
    assert.deepEqual(limit(at(-3), {jumped: true}), at(-3));
  });
});

describe('A clock that was set back', () => {
  const trusted = new Date('2026-09-15T15:00:00Z');
  const later = (ms: number) => new Date(trusted.getTime() + ms);

  it('counts terms from the last time that is known to be right', () => {
    assert.deepEqual(termStart(later(-730 * DAY_MS), trusted), trusted);
    for (const ms of [-CLOCK_BOUNDS.off, 0, DAY_MS]) assert.deepEqual(termStart(later(ms), trusted), later(ms));
  });

  it('is behind beyond what clocks may differ', () => {
    const {off} = CLOCK_BOUNDS;
    assert.deepEqual(
      [later(-off - 1), later(-off), later(DAY_MS)].map(now => isBehind(now, trusted)),
      [true, false, false],
    );
  });
});
