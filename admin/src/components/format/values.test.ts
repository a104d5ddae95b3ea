import assert from 'node:assert/strict';
import {dateOrDash, dateTimeOrDash, numberOrDash, reaisOrDash} from './values.ts';

describe('the formats of the panel', () => {
  it('writes reais, and takes no zero for nothing', () => {
    assert.equal(reaisOrDash(1234.5), 'R$\u00a01.234,50');
    assert.equal(reaisOrDash(0), 'R$\u00a00,00');
    assert.equal(reaisOrDash(0.1 + 0.2), 'R$\u00a00,30');
    assert.equal(reaisOrDash(null), '–');
  });

  it('writes a civil date as the day it is, and an instant as the day in São Paulo', () => {
    assert.equal(dateOrDash('2026-03-09'), '09/03/2026');
    assert.equal(dateOrDash('2026-03-09T02:00:00.000Z'), '08/03/2026');
    assert.equal(dateOrDash(undefined), '–');
    assert.equal(dateOrDash('amanhã'), '–');
  });

  it('writes an instant with its time in São Paulo', () => {
    assert.equal(dateTimeOrDash('2026-03-09T15:04:05.000Z'), '09/03/2026 12:04');
    assert.equal(dateTimeOrDash(null), '–');
  });

  it('groups thousands and keeps up to three decimals', () => {
    assert.equal(numberOrDash(12345.6), '12.345,6');
    assert.equal(numberOrDash(undefined), '–');
  });
});
