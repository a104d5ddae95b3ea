import assert from 'node:assert/strict';
import fc from 'fast-check';
import {formatPontos, formatPontosInWords, pontosNoun, pontosOfCusto} from './pontos.js';

describe('pontos', () => {
  it('are grouped by thousands', () => {
    assert.equal(formatPontos(0), '0');
    assert.equal(formatPontos(1234567), '1.234.567');
    assert.equal(formatPontos(-1500), '-1.500');
  });

  it('are written as the language writes whole numbers', () => {
    const intl = new Intl.NumberFormat('pt-BR', {maximumFractionDigits: 0});
    fc.assert(fc.property(fc.maxSafeInteger(), pontos => formatPontos(pontos) === intl.format(pontos)));
  });

  it('have a singular', () => {
    assert.equal(formatPontosInWords(1), '1 ponto');
    assert.equal(formatPontosInWords(2000), '2.000 pontos');
    assert.deepEqual([-1, 0, 1, 2].map(pontosNoun), ['ponto', 'pontos', 'ponto', 'pontos']);
  });

  it('cost one cent each', () => {
    assert.equal(pontosOfCusto(6600), 6600);
    assert.throws(() => pontosOfCusto(0.5), RangeError);
    assert.throws(() => pontosOfCusto(-1), RangeError);
  });
});
