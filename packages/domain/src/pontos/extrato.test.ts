import assert from 'node:assert/strict';
import {
  estornoDe,
  ROTULOS_LANCAMENTO,
  TIPOS_ACUMULADO,
  TIPOS_CREDITO,
  TIPOS_ESTORNAVEIS,
  TIPOS_LANCAMENTO,
} from './extrato.js';

describe('extrato', () => {
  it('names every kind, no two alike', () => {
    const rotulos = Object.values(ROTULOS_LANCAMENTO);
    assert.equal(new Set(rotulos).size, rotulos.length);
    for (const tipo of TIPOS_CREDITO) assert.ok(TIPOS_LANCAMENTO.includes(tipo));
  });

  it('names what takes an entry back', () => {
    for (const tipo of TIPOS_ESTORNAVEIS) assert.ok(ROTULOS_LANCAMENTO[estornoDe(tipo)]);
    assert.equal(estornoDe('resgate'), 'estorno_resgate');
  });

  it('counts as earned what is credited or corrected less what is taken back, and neither spending nor giving back', () => {
    for (const tipo of ['pontuacao', 'correcao', 'estorno_pontuacao', 'estorno_indicacao'] as const)
      assert.ok(TIPOS_ACUMULADO.includes(tipo), tipo);
    for (const tipo of ['resgate', 'estorno_resgate', 'expiracao', 'devolucao'] as const)
      assert.ok(!TIPOS_ACUMULADO.includes(tipo), tipo);
  });
});
