import assert from 'node:assert/strict';
import {readSummary} from './summary.ts';

describe('resumoLido', () => {
  it('says in one line what was read, and only that', () => {
    assert.equal(
      readSummary({numero: '48213', total: 160.9, dataEmissao: '2026-10-05'}),
      'Nota 48213 · R$\u00a0160,90 · 05/10/2026',
    );
    assert.equal(readSummary({numero: '7', total: null}), 'Nota 7');
    assert.equal(readSummary({total: 0}), 'R$\u00a00,00');
    assert.equal(readSummary({numero: null, total: null, dataEmissao: null}), undefined);
  });
});
