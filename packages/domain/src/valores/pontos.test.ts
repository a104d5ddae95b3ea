import assert from 'node:assert/strict';
import {formatarPontos, formatarPontosPorExtenso, pontosDeCusto} from './pontos.js';

describe('pontos', () => {
  it('are grouped by thousands', () => {
    assert.equal(formatarPontos(0), '0');
    assert.equal(formatarPontos(1234567), '1.234.567');
    assert.equal(formatarPontos(-1500), '-1.500');
  });

  it('have a singular', () => {
    assert.equal(formatarPontosPorExtenso(1), '1 ponto');
    assert.equal(formatarPontosPorExtenso(2000), '2.000 pontos');
  });

  it('cost one cent each', () => {
    assert.equal(pontosDeCusto(6600), 6600);
    assert.throws(() => pontosDeCusto(0.5), RangeError);
    assert.throws(() => pontosDeCusto(-1), RangeError);
  });
});
