import assert from 'node:assert/strict';
import {showDate, formatNumber, shortNumber, reais} from './formats.ts';

describe('the formats of the report', () => {
  it('writes reais to the cent, however the sum came about', () => {
    assert.equal(reais(1234.5), 'R$\u00a01.234,50');
    assert.equal(reais(0.1 + 0.2), 'R$\u00a00,30');
  });

  it('groups thousands, and shortens them where room is scarce', () => {
    assert.equal(formatNumber(12345.5), '12.345,5');
    assert.equal(shortNumber(12500), '12,5\u00a0mil');
  });

  it('shows a civil date as the day it is, an instant as the day in São Paulo', () => {
    assert.equal(showDate('2026-03-09'), '09/03/2026');
    assert.equal(showDate('2026-03-09T02:00:00.000Z'), '08/03/2026');
    assert.equal(showDate(null), '–');
  });
});
