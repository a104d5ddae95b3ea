import assert from 'node:assert/strict';
import {firstDay, monthlySeries} from './months';

describe('Twelve months', () => {
  it('end with the current one', () => {
    assert.equal(firstDay('2026-01-31'), '2025-02-01');
    assert.equal(firstDay('2026-12-01'), '2026-01-01');
  });

  it('stand in order, none missing, none beyond', () => {
    const serie = monthlySeries(
      [
        {mes: '2026-01', total: 3},
        {mes: '2025-01', total: 9},
        {mes: '2025-02', total: 1},
      ],
      '2026-01-15',
    );
    assert.deepEqual(
      [serie.length, serie[0], serie[1], serie[11]],
      [12, {mes: '2025-02', total: 1}, {mes: '2025-03', total: 0}, {mes: '2026-01', total: 3}],
    );
  });
});
