import assert from 'node:assert/strict';
import {UF_CODES, UFS, ufByIbge, ufByCode, isValidUf} from './uf.js';

describe('uf', () => {
  it('has 27 units with distinct codes', () => {
    assert.equal(new Set(UF_CODES).size, 27);
    assert.equal(new Set(UFS.map(uf => uf.ibge)).size, 27);
  });

  it('finds by either code', () => {
    assert.equal(ufByCode('sp')?.ibge, '35');
    assert.equal(ufByIbge('41')?.nome, 'Paraná');
    assert.equal(ufByIbge('99'), undefined);
  });

  it('knows what is none', () => {
    assert.ok(isValidUf('DF'));
    assert.ok(!isValidUf('XX'));
    assert.ok(!isValidUf(''));
  });
});
