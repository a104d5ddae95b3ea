import assert from 'node:assert/strict';
import {
  canSetStatus,
  canCancelResgate,
  resgateAllows,
  deliveryForecast,
  isFinalResgate,
  SETTABLE_STATUSES,
  RESGATE_STATUSES,
  isResgateStatus,
} from './resgate-status.js';

describe('status do resgate', () => {
  it('lets 0, 1 and 2 change into each other, and nothing else', () => {
    for (const from of RESGATE_STATUSES)
      for (const to of RESGATE_STATUSES) assert.equal(canSetStatus(from, to), from <= 2 && to <= 2, `${from} → ${to}`);
    assert.deepEqual(SETTABLE_STATUSES, [0, 1, 2]);
  });

  it('cancels once only', () => {
    assert.deepEqual(RESGATE_STATUSES.filter(canCancelResgate), [0, 1, 2]);
    assert.deepEqual(RESGATE_STATUSES.filter(isFinalResgate), [3, 4]);
  });

  it('closes everything but observations with the order', () => {
    assert.ok(resgateAllows('alterarStatus', 0));
    assert.ok(resgateAllows('cancelar', 2));
    assert.ok(!resgateAllows('cancelar', 3));
    assert.ok(!resgateAllows('alterarDatas', 4));
    assert.ok(resgateAllows('alterarObservacao', 4));
  });

  it('forecasts 60 days', () => {
    assert.equal(deliveryForecast('2026-01-01'), '2026-03-02');
  });

  it('knows the five', () => {
    assert.ok(isResgateStatus(4));
    assert.ok(![5, -1, '1', null, undefined].some(isResgateStatus));
  });
});
