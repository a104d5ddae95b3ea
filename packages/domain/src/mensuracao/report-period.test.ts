import assert from 'node:assert/strict';
import {reportPeriodError} from './report-period.js';

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
