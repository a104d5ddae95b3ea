import assert from 'node:assert/strict';
import {
  estornoOf,
  LANCAMENTO_LABELS,
  ACCUMULATED_TYPES,
  CREDIT_TYPES,
  REVERSIBLE_TYPES,
  LANCAMENTO_TYPES,
} from './statement.js';

describe('extrato', () => {
  it('names every kind, no two alike', () => {
    const labels = Object.values(LANCAMENTO_LABELS);
    assert.equal(new Set(labels).size, labels.length);
    for (const tipo of CREDIT_TYPES) assert.ok(LANCAMENTO_TYPES.includes(tipo));
  });

  it('names what takes an entry back', () => {
    for (const tipo of REVERSIBLE_TYPES) assert.ok(LANCAMENTO_LABELS[estornoOf(tipo)]);
    assert.equal(estornoOf('resgate'), 'estorno_resgate');
  });

  it('counts as earned what is credited or corrected less what is taken back, and neither spending nor giving back', () => {
    for (const tipo of ['pontuacao', 'correcao', 'estorno_pontuacao', 'estorno_indicacao'] as const)
      assert.ok(ACCUMULATED_TYPES.includes(tipo), tipo);
    for (const tipo of ['resgate', 'estorno_resgate', 'expiracao', 'devolucao'] as const)
      assert.ok(!ACCUMULATED_TYPES.includes(tipo), tipo);
  });
});
