import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  isCivilDate,
  compactDate,
  daysBetween,
  formatDate,
  ageOn,
  readDate,
  monthOf,
  firstDayOfMonth,
  addDays,
  addMonths,
  lastDayOfMonth,
} from './dates.js';

const date = fc.integer({min: 0, max: 60_000}).map(days => addDays('1950-01-01', days));

describe('datas', () => {
  it('reads back each of its forms', () => {
    fc.assert(
      fc.property(date, d => {
        assert.equal(readDate(d), d);
        assert.equal(readDate(formatDate(d)), d);
        assert.equal(readDate(compactDate(d)), d);
      }),
    );
  });

  it('refuses dates that do not exist', () => {
    for (const text of [
      '',
      '31/02/2026',
      '29/02/2025',
      '00/01/2026',
      '2026-13-01',
      '20260100',
      '1/1/2026',
      '01/01/1899',
    ])
      assert.equal(readDate(text), undefined, text);
    assert.ok(isCivilDate('2999-12-31'));
    assert.ok(!isCivilDate('3000-01-01'));
  });

  it('counts the days it adds', () => {
    fc.assert(
      fc.property(date, fc.integer({min: -2000, max: 2000}), (d, n) => assert.equal(daysBetween(d, addDays(d, n)), n)),
    );
  });

  it('adds months without leaving the month aimed at', () => {
    assert.equal(addMonths('2025-08-31', 18), '2027-02-28');
    assert.equal(addMonths('2024-01-31', 1), '2024-02-29');
    assert.equal(addMonths('2026-03-31', -1), '2026-02-28');
    assert.equal(addMonths('2026-12-15', 1), '2027-01-15');
    fc.assert(
      fc.property(date, fc.integer({min: -36, max: 36}), (d, n) => {
        const months = (x: string) => Number(x.slice(0, 4)) * 12 + Number(x.slice(5, 7));
        assert.equal(months(addMonths(d, n)), months(d) + n);
      }),
    );
  });

  it('counts completed years', () => {
    assert.equal(ageOn('2008-11-21', '2026-11-20'), 17);
    assert.equal(ageOn('2008-11-21', '2026-11-21'), 18);
    assert.equal(ageOn('2008-02-29', '2026-02-28'), 17);
    assert.equal(ageOn('2008-02-29', '2026-03-01'), 18);
  });

  it('knows the month', () => {
    assert.equal(monthOf('2026-02-10'), '2026-02');
    assert.equal(firstDayOfMonth('2026-02-10'), '2026-02-01');
    assert.equal(lastDayOfMonth('2024-02-10'), '2024-02-29');
    assert.throws(() => addDays('10/02/2026', 1), RangeError);
  });
});
