import assert from 'node:assert/strict';
import {OBSERVACAO_RULE, STOCK_REASON_RULE, explainedReason, reasonError} from './reason.js';

describe('a text in which staff say why', () => {
  it('counts without the spaces around it', () => {
    assert.equal(reasonError(STOCK_REASON_RULE, '   '), 'Informe o motivo da correção do estoque');
    assert.equal(reasonError(STOCK_REASON_RULE, ' x '), undefined);
    assert.equal(reasonError(STOCK_REASON_RULE, `${'x'.repeat(200)}  `), undefined);
    assert.equal(reasonError(STOCK_REASON_RULE, 'x'.repeat(201)), 'Use no máximo 200 caracteres');
  });

  it('says of one that is too short how long it has to be', () => {
    const rule = explainedReason(300);
    assert.equal(reasonError(rule, ' '), 'Informe o motivo');
    assert.equal(reasonError(rule, ' não '), 'Escreva o motivo com pelo menos 5 caracteres');
    assert.equal(reasonError(rule, 'feito'), undefined);
  });

  it('may be empty where nothing is asked for', () => {
    assert.equal(reasonError(OBSERVACAO_RULE, ''), undefined);
    assert.equal(reasonError(OBSERVACAO_RULE, 'x'.repeat(1001)), 'Use no máximo 1.000 caracteres');
  });
});
