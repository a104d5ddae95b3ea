import assert from 'node:assert/strict';
import {dataOuNada, momentoOuNada, numeroOuNada, reaisOuNada} from './formatos.ts';

describe('the formats of the panel', () => {
  it('writes reais, and takes no zero for nothing', () => {
    assert.equal(reaisOuNada(1234.5), 'R$\u00a01.234,50');
    assert.equal(reaisOuNada(0), 'R$\u00a00,00');
    assert.equal(reaisOuNada(0.1 + 0.2), 'R$\u00a00,30');
    assert.equal(reaisOuNada(null), '–');
  });

  it('writes a civil date as the day it is, and an instant as the day in São Paulo', () => {
    assert.equal(dataOuNada('2026-03-09'), '09/03/2026');
    assert.equal(dataOuNada('2026-03-09T02:00:00.000Z'), '08/03/2026');
    assert.equal(dataOuNada(undefined), '–');
    assert.equal(dataOuNada('amanhã'), '–');
  });

  it('writes an instant with its time in São Paulo', () => {
    assert.equal(momentoOuNada('2026-03-09T15:04:05.000Z'), '09/03/2026 12:04');
    assert.equal(momentoOuNada(null), '–');
  });

  it('groups thousands and keeps up to three decimals', () => {
    assert.equal(numeroOuNada(12345.6), '12.345,6');
    assert.equal(numeroOuNada(undefined), '–');
  });
});
