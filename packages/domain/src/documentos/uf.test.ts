import assert from 'node:assert/strict';
import {SIGLAS_UF, UFS, ufPorIbge, ufPorSigla, ufValida} from './uf.js';

describe('uf', () => {
  it('has 27 units with distinct codes', () => {
    assert.equal(new Set(SIGLAS_UF).size, 27);
    assert.equal(new Set(UFS.map(uf => uf.ibge)).size, 27);
  });

  it('finds by either code', () => {
    assert.equal(ufPorSigla('sp')?.ibge, '35');
    assert.equal(ufPorIbge('41')?.nome, 'Paraná');
    assert.equal(ufPorIbge('99'), undefined);
  });

  it('knows what is none', () => {
    assert.ok(ufValida('DF'));
    assert.ok(!ufValida('XX'));
    assert.ok(!ufValida(''));
  });
});
