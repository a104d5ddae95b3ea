import assert from 'node:assert/strict';
import {PREMIO_TYPES, deliveryForecast, isShipped} from '../index.js';

describe('the delivery of a prize', () => {
  it('needs an address unless the prize is a recharge or a credit', () => {
    assert.deepEqual(
      PREMIO_TYPES.filter(tipo => !isShipped(tipo)),
      ['recarga', 'credito'],
    );
    for (const plain of ['', null, undefined]) assert.ok(isShipped(plain));
  });

  it('takes up to 60 days', () => {
    assert.equal(deliveryForecast('2026-01-01', ''), '2026-03-02');
    assert.equal(deliveryForecast('2026-01-01', 'bivolt'), '2026-03-02');
  });

  it('takes two working days where nothing is shipped', () => {
    const forecast = (day: string) => deliveryForecast(day, 'credito');
    // From Monday 23/11/2026 to Sunday 29/11/2026.
    assert.deepEqual(
      ['23', '24', '25', '26', '27', '28', '29'].map(day => forecast(`2026-11-${day}`)),
      ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01', '2026-12-01', '2026-12-01'],
    );
    assert.equal(deliveryForecast('2026-12-31', 'recarga'), '2027-01-04');
  });
});
