import assert from 'node:assert/strict';
import {applyMask, digitsOnly} from './mask.js';

describe('mascara', () => {
  it('keeps digits only', () => assert.equal(digitsOnly('(11) 9-8a7'), '11987'));

  it('formats a half-typed value as far as it goes, without a dangling separator', () => {
    assert.equal(applyMask('', '##/##'), '');
    assert.equal(applyMask('12', '##/##'), '12');
    assert.equal(applyMask('123', '##/##'), '12/3');
    assert.equal(applyMask('12345', '##/##'), '12/34');
  });
});
