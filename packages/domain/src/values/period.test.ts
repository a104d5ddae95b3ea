import assert from 'node:assert/strict';
import {formatDays, periodBefore, periodFault, periodYearBefore} from './period.js';

function before(from: string, until: string): string[] {
  const {dataInicial, dataFinal} = periodBefore({dataInicial: from, dataFinal: until});
  return [dataInicial, dataFinal];
}

describe('a period', () => {
  it('is compared with as many days before it', () => {
    assert.deepEqual(before('2026-11-20', '2026-11-27'), ['2026-11-12', '2026-11-19']);
    assert.deepEqual(before('2026-03-02', '2026-03-02'), ['2026-03-01', '2026-03-01']);
  });

  it('that begins with a month is compared with as much of the months before', () => {
    assert.deepEqual(before('2026-11-01', '2026-11-11'), ['2026-10-01', '2026-10-11']);
    assert.deepEqual(before('2026-10-01', '2026-10-31'), ['2026-09-01', '2026-09-30']);
    assert.deepEqual(before('2026-02-01', '2026-02-28'), ['2026-01-01', '2026-01-31']);
    assert.deepEqual(before('2026-03-01', '2026-03-30'), ['2026-02-01', '2026-02-28']);
    assert.deepEqual(before('2026-04-01', '2026-06-30'), ['2026-01-01', '2026-03-31']);
  });

  it('that begins with a year is compared with as much of the years before', () => {
    assert.deepEqual(before('2026-01-01', '2026-11-27'), ['2025-01-01', '2025-11-27']);
    assert.deepEqual(before('2025-01-01', '2026-02-10'), ['2023-01-01', '2024-02-10']);
    // January without other months is a month.
    assert.deepEqual(before('2026-01-01', '2026-01-31'), ['2025-12-01', '2025-12-31']);
  });

  it('is compared with the same days of the year before', () => {
    const yearBefore = (dataInicial: string, dataFinal: string): string[] => {
      const period = periodYearBefore({dataInicial, dataFinal});
      return period ? [period.dataInicial, period.dataFinal] : [];
    };
    assert.deepEqual(yearBefore('2026-11-20', '2026-11-27'), ['2025-11-20', '2025-11-27']);
    assert.deepEqual(yearBefore('2024-02-29', '2024-02-29'), ['2023-02-28', '2023-02-28']);
    assert.deepEqual(yearBefore('2025-02-01', '2025-02-28'), ['2024-02-01', '2024-02-29']);
    // For a year, the previous period is already the year before.
    assert.deepEqual(yearBefore('2026-01-01', '2026-11-27'), []);
  });

  it('is written as its first and last day', () => {
    assert.equal(formatDays({dataInicial: '2026-11-01', dataFinal: '2026-11-27'}), '01/11/2026 a 27/11/2026');
  });

  it('needs both of its days, in their order', () => {
    assert.equal(periodFault({dataInicial: '2026-01-01', dataFinal: '2026-01-01'}), undefined);
    assert.match(periodFault({dataInicial: '2026-01-01'}) ?? '', /ambas/);
    assert.match(periodFault({dataInicial: '2026-01-02', dataFinal: '2026-01-01'}) ?? '', /maior que a final/);
  });
});
