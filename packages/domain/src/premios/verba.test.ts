import assert from 'node:assert/strict';
import {daysOfMonth, verbaMonthOf, monthOfVerba, verbaId, verbaOf} from './verba.js';

describe('The budget of a month', () => {
  const november = {ano: 2026, mes: 11};

  it('is spread over the days that are left, today included', () => {
    assert.deepEqual(verbaOf({mensal: 100_000, utilizada: 40_000}, {...november, today: '2026-11-26'}), {
      disponivel: 60_000,
      diasRestantes: 5,
      diaria: 12_000,
    });
    assert.equal(verbaOf({mensal: 100, utilizada: 0}, {...november, today: '2026-11-30'}).diaria, 100);
  });

  it('has all its days before it begins, and none once it is over', () => {
    assert.equal(verbaOf({mensal: 0, utilizada: 0}, {...november, today: '2026-10-31'}).diasRestantes, 30);
    assert.deepEqual(verbaOf({mensal: 100, utilizada: 0}, {...november, today: '2026-12-01'}), {
      disponivel: 100,
      diasRestantes: 0,
      diaria: 0,
    });
  });

  it('reports what was spent beyond it, by day too', () => {
    assert.deepEqual(verbaOf({mensal: 100, utilizada: 251}, {...november, today: '2026-11-29'}), {
      disponivel: -151,
      diasRestantes: 2,
      diaria: -76,
    });
    assert.equal(verbaOf({mensal: 100, utilizada: 250}, {...november, today: '2026-12-01'}).diaria, 0);
  });

  it('is addressed by year and month', () => {
    assert.equal(verbaId(2026, 3), 202603);
    assert.deepEqual(monthOfVerba(202612), {ano: 2026, mes: 12});
    for (const none of [202600, 202613, 11, 999999]) assert.equal(monthOfVerba(none), undefined, String(none));
    assert.deepEqual(verbaMonthOf('2026-03-31'), {ano: 2026, mes: 3});
    assert.deepEqual(daysOfMonth(2028, 2), {first: '2028-02-01', last: '2028-02-29'});
    assert.deepEqual(daysOfMonth(2026, 12), {first: '2026-12-01', last: '2026-12-31'});
  });
});
