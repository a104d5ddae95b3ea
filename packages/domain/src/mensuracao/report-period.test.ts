import assert from 'node:assert/strict';
import {comparedPeriods, endedMonths, reportPeriodError} from './report-period.js';

describe('what reports tell of', () => {
  const error = (ano: number, mes?: number) => reportPeriodError({ano, ...(mes && {mes})}, '2026-11-28');

  it('is each month from July of 2020 to the current one, and each year in between', () => {
    for (const [ano, mes] of [[2020, 7], [2020, 12], [2021, 1], [2026, 11], [2020], [2026]] as const)
      assert.equal(error(ano, mes), undefined, `${ano} ${mes}`);
    for (const [ano, mes] of [[2020, 6], [2020, 1], [2019, 12], [2019]] as const)
      assert.equal(error(ano, mes), 'Os relatórios começam em julho de 2020.', `${ano} ${mes}`);
    for (const [ano, mes] of [
      [2026, 12],
      [2027, 1],
    ] as const)
      assert.equal(error(ano, mes), 'Este mês ainda não começou.', `${ano} ${mes}`);
    assert.equal(error(2027), 'Este ano ainda não começou.');
  });
});

describe('what a report is compared with', () => {
  const today = '2026-11-28';

  it('is the month before and the same month a year before, or the year before', () => {
    assert.deepEqual(comparedPeriods({ano: 2026, mes: 1}, today), [
      {ano: 2025, mes: 12},
      {ano: 2025, mes: 1},
    ]);
    assert.deepEqual(comparedPeriods({ano: 2026}, today), [{ano: 2025}]);
  });

  it('has reports', () => {
    assert.deepEqual(comparedPeriods({ano: 2020, mes: 7}, today), []);
    assert.deepEqual(comparedPeriods({ano: 2021, mes: 1}, today), [{ano: 2020, mes: 12}]);
    assert.deepEqual(comparedPeriods({ano: 2020}, today), []);
  });

  it('is counted in months that have ended', () => {
    const ended = (ano: number, mes?: number, day = today) => endedMonths({ano, ...(mes && {mes})}, day);
    assert.deepEqual([ended(2026), ended(2025), ended(2026, 10), ended(2026, 11)], [10, 12, 1, 0]);
    assert.deepEqual([ended(2027, undefined, '2027-01-31'), ended(2027, 1, '2027-02-01')], [0, 1]);
  });
});
