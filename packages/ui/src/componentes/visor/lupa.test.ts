import assert from 'node:assert/strict';
import {corteDaLupa} from './lupa.ts';

describe('the loupe over a line of print', () => {
  it('is not needed where the line can be read', () => {
    assert.equal(corteDaLupa({width: 300, height: 10, angulo: 0}, 400, 380), undefined);
  });

  it('enlarges a short line in a row', () => {
    assert.deepEqual(corteDaLupa({width: 80, height: 7.5, angulo: 0}, 400, 380), {
      larguraPagina: 800,
      altura: 15,
      linhas: 1,
      passo: 368,
      angulo: 0,
    });
  });

  it('breaks a line over the width of a page into rows that overlap', () => {
    const corte = corteDaLupa({width: 380, height: 6, angulo: 0}, 400, 380);
    assert.equal(corte?.linhas, 3);
    assert.equal(corte.altura, 15);
    assert.ok(corte.passo < 380);
  });

  it('never takes more than four rows', () => {
    const corte = corteDaLupa({width: 900, height: 4, angulo: 0}, 950, 380);
    assert.equal(corte?.linhas, 4);
    assert.ok(corte.altura < 15);
  });
});
