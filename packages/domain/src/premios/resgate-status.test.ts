import assert from 'node:assert/strict';
import {
  resgateAllows,
  deliverySentence,
  shownForecast,
  STOREFRONT_STATUS_LABELS,
  PAINEL_STATUS_LABELS,
  isFinalResgate,
  SETTABLE_STATUSES,
  RESGATE_STATUSES,
  RESGATE_WORKFLOW,
  isResgateStatus,
} from './resgate-status.js';

describe('status do resgate', () => {
  it('lets 0, 1 and 2 change into each other, and nothing else', () => {
    for (const from of RESGATE_STATUSES)
      for (const to of RESGATE_STATUSES) {
        assert.equal(RESGATE_WORKFLOW.leads(from, to), from <= 2, `${from} → ${to}`);
        const settable = SETTABLE_STATUSES.includes(to) && RESGATE_WORKFLOW.leads(from, to);
        assert.equal(settable, from <= 2 && to <= 2, `${from} → ${to}`);
      }
    assert.deepEqual(SETTABLE_STATUSES, [0, 1, 2]);
  });

  it('cancels once only', () => {
    const open = RESGATE_STATUSES.filter(status => RESGATE_WORKFLOW.next(status, 'cancelar') !== undefined);
    assert.deepEqual(open, [0, 1, 2]);
    assert.deepEqual(RESGATE_STATUSES.filter(isFinalResgate), [3, 4]);
  });

  it('closes everything but observations with the order', () => {
    assert.ok(resgateAllows('alterarStatus', 0));
    assert.ok(resgateAllows('cancelar', 2));
    assert.ok(!resgateAllows('cancelar', 3));
    assert.ok(!resgateAllows('alterarDatas', 4));
    assert.ok(resgateAllows('alterarObservacao', 4));
  });

  it('knows the five', () => {
    assert.ok(isResgateStatus(4));
    assert.ok(![5, -1, '1', null, undefined].some(isResgateStatus));
  });

  it('says to the painter in a sentence where an order is', () => {
    const order = {status: 0, previsaoEntrega: '2027-01-20', dataEntrega: null} as const;
    const told = (changes: object) => deliverySentence({...order, ...changes}, '2026-11-22');
    assert.equal(told({}), 'Em preparação: chega até 20/01/2027');
    assert.equal(told({status: 2}), 'A caminho: chega até 20/01/2027');
    assert.equal(told({status: 2, previsaoEntrega: '2026-11-22'}), 'A caminho: chega até 22/11/2026');
    assert.equal(told({previsaoEntrega: '2026-11-21'}), 'Atrasado: era para chegar até 21/11/2026');
    assert.equal(told({status: 1}), 'Entregue');
    assert.equal(told({status: 1, dataEntrega: '2026-11-20'}), 'Entregue em 20/11/2026');
    for (const status of [3, 4]) assert.equal(told({status}), 'Cancelado: os pontos voltaram');
  });

  it('is cancelled to the painter, without a forecast, whether cancelled or deleted', () => {
    for (const status of [3, 4] as const) {
      assert.equal(STOREFRONT_STATUS_LABELS[status], 'Cancelado');
      assert.equal(shownForecast({status, previsaoEntrega: '2027-01-20'}), '-');
    }
    assert.equal(shownForecast({status: 0, previsaoEntrega: '2027-01-20'}), '20/01/2027');
    assert.equal(PAINEL_STATUS_LABELS[4], 'Excluído');
  });
});
