import assert from 'node:assert/strict';
import {
  podeAlterarStatus,
  podeCancelarResgate,
  podeNoResgate,
  previsaoEntrega,
  resgateFinal,
  STATUS_ALTERAVEIS,
  STATUS_RESGATE,
  statusResgateValido,
} from './status-resgate.js';

describe('status do resgate', () => {
  it('lets 0, 1 and 2 change into each other, and nothing else', () => {
    for (const de of STATUS_RESGATE)
      for (const para of STATUS_RESGATE)
        assert.equal(podeAlterarStatus(de, para), de <= 2 && para <= 2, `${de} → ${para}`);
    assert.deepEqual(STATUS_ALTERAVEIS, [0, 1, 2]);
  });

  it('cancels once only', () => {
    assert.deepEqual(STATUS_RESGATE.filter(podeCancelarResgate), [0, 1, 2]);
    assert.deepEqual(STATUS_RESGATE.filter(resgateFinal), [3, 4]);
  });

  it('closes everything but observations with the order', () => {
    assert.ok(podeNoResgate('alterarStatus', 0));
    assert.ok(podeNoResgate('cancelar', 2));
    assert.ok(!podeNoResgate('cancelar', 3));
    assert.ok(!podeNoResgate('alterarDatas', 4));
    assert.ok(podeNoResgate('alterarObservacao', 4));
  });

  it('forecasts 60 days', () => {
    assert.equal(previsaoEntrega('2026-01-01'), '2026-03-02');
  });

  it('knows the five', () => {
    assert.ok(statusResgateValido(4));
    assert.ok(![5, -1, '1', null, undefined].some(statusResgateValido));
  });
});
