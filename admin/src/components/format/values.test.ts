import assert from 'node:assert/strict';
import {dateOrNothing, dateTimeOrNothing, numberOrNothing, reaisOrNothing} from './values.ts';

describe('the formats of the panel', () => {
  it('writes reais, and takes no zero for nothing', () => {
    assert.equal(reaisOrNothing(1234.5), 'R$\u00a01.234,50');
    assert.equal(reaisOrNothing(0), 'R$\u00a00,00');
    assert.equal(reaisOrNothing(0.1 + 0.2), 'R$\u00a00,30');
    assert.equal(reaisOrNothing(null), '–');
  });

  it('writes a civil date as the day it is, and an instant as the day in São Paulo', () => {
    assert.equal(dateOrNothing('2026-03-09'), '09/03/2026');
    assert.equal(dateOrNothing('2026-03-09T02:00:00.000Z'), '08/03/2026');
    assert.equal(dateOrNothing(undefined), '–');
    assert.equal(dateOrNothing('amanhã'), '–');
  });

  it('writes an instant with its time in São Paulo', () => {
    assert.equal(dateTimeOrNothing('2026-03-09T15:04:05.000Z'), '09/03/2026 12:04');
    assert.equal(dateTimeOrNothing(null), '–');
  });

  it('groups thousands and keeps up to three decimals', () => {
    assert.equal(numberOrNothing(12345.6), '12.345,6');
    assert.equal(numberOrNothing(undefined), '–');
  });
});
