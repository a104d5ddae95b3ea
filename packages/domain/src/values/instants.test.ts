import assert from 'node:assert/strict';
import fc from 'fast-check';
import {addDays} from './dates.js';
import {civilDateOf, endOfDay, formatDateOf, formatDateTime, startOfDay, readDay, readTimestamp} from './instants.js';

const date = fc.integer({min: 0, max: 36_500}).map(days => addDays('1990-01-01', days));

describe('instantes', () => {
  it('takes the day from São Paulo, not from Greenwich', () => {
    assert.equal(civilDateOf(new Date('2026-03-10T02:59:59Z')), '2026-03-09');
    assert.equal(civilDateOf(new Date('2026-03-10T03:00:00Z')), '2026-03-10');
    assert.equal(formatDateOf(new Date('2026-03-10T02:59:59Z')), '09/03/2026');
    assert.equal(formatDateTime(new Date('2026-03-10T03:05:00Z')), '10/03/2026 00:05');
  });

  it('minds the daylight saving there was', () => {
    assert.equal(startOfDay('2018-11-04').toISOString(), '2018-11-04T03:00:00.000Z');
    assert.equal(startOfDay('2019-01-10').toISOString(), '2019-01-10T02:00:00.000Z');
    assert.equal(endOfDay('2019-02-16').toISOString(), '2019-02-17T02:59:59.999Z');
  });

  it('ends a day one millisecond before the next', () => {
    fc.assert(
      fc.property(date, d => {
        assert.equal(civilDateOf(startOfDay(d)), d);
        assert.equal(civilDateOf(endOfDay(d)), d);
        assert.equal(civilDateOf(new Date(startOfDay(d).getTime() - 1)), addDays(d, -1));
        assert.equal(civilDateOf(new Date(endOfDay(d).getTime() + 1)), addDays(d, 1));
      }),
    );
  });

  it('refuses what is no date', () => {
    assert.throws(() => startOfDay('2026-02-30'), RangeError);
    assert.throws(() => civilDateOf(new Date(NaN)), RangeError);
  });

  it('reads an instant that has its zone, into its one form', () => {
    assert.equal(readTimestamp('2026-03-09T23:30:00-03:00'), '2026-03-10T02:30:00.000Z');
    assert.equal(readTimestamp(' 2026-03-09T23:30Z '), '2026-03-09T23:30:00.000Z');
    assert.equal(readTimestamp('2026-03-09T23:30:00.123456Z'), '2026-03-09T23:30:00.123Z');
    fc.assert(fc.property(date, d => assert.equal(readTimestamp(startOfDay(d).toISOString())?.slice(0, 10), d)));
  });

  it('and nothing else', () => {
    const others = ['', 'x', '2026-01-01', '2026-01-01 00:00 x/y', '2026-01-01T00:00:00', '2026-01-01T00:00+99:99'];
    others.push('2026-02-30T00:00:00Z', '2026-01-01T24:00:00Z', '2026-01-01T00:60:00Z', '0000-01-01T00:00:00Z');
    others.push(
      '+012026-01-01T00:00:00Z',
      '2026-01-01T00:00:00Z\u0000',
      '2026-01-01T00:00:00Z; DROP',
      '20260101T000000Z',
    );
    for (const text of others) assert.equal(readTimestamp(text), undefined, text);
  });

  it('reads the day of a date or an instant, the whole text minded', () => {
    for (const text of ['2026-03-09', '09/03/2026', '20260309', '2026-03-09T23:30:00Z', '2026-03-09T23:30:00-03:00'])
      assert.equal(readDay(text), '2026-03-09', text);
    for (const text of ['2026-03-09x', '2026-03-09 x/y', '2026-03-09T', '20260309999'])
      assert.equal(readDay(text), undefined);
  });
});
