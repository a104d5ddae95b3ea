import assert from 'node:assert/strict';
import {applyMask, digitsOnly, masked, type Mask} from './mask.js';

describe('mascara', () => {
  it('keeps digits only', () => assert.equal(digitsOnly('(11) 9-8a7'), '11987'));

  it('formats a half-typed value as far as it goes, without a dangling separator', () => {
    assert.equal(applyMask('', '##/##'), '');
    assert.equal(applyMask('12', '##/##'), '12');
    assert.equal(applyMask('123', '##/##'), '12/3');
    assert.equal(applyMask('12345', '##/##'), '12/34');
  });

  it('takes the first pattern that holds the whole value, else the last', () => {
    const mask: Mask = {keeps: 'letters and digits', patterns: ['##-#', '##-##']};
    const cases = {'': '', 'a.b': 'AB', abc: 'AB-C', abcd: 'AB-CD', 'abcde ß': 'AB-CD'};
    for (const [typed, shown] of Object.entries(cases)) assert.equal(masked(typed, mask), shown);
    assert.equal(masked('1a2', {...mask, keeps: 'digits'}), '12');
  });
});
