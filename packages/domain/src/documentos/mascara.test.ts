import assert from 'node:assert/strict';
import {aplicarMascara, somenteDigitos} from './mascara.js';

describe('mascara', () => {
  it('keeps digits only', () => assert.equal(somenteDigitos('(11) 9-8a7'), '11987'));

  it('formats a half-typed value as far as it goes, without a dangling separator', () => {
    assert.equal(aplicarMascara('', '##/##'), '');
    assert.equal(aplicarMascara('12', '##/##'), '12');
    assert.equal(aplicarMascara('123', '##/##'), '12/3');
    assert.equal(aplicarMascara('12345', '##/##'), '12/34');
  });
});
