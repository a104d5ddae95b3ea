import assert from 'node:assert/strict';
import {formasGtin, normalizarGtin} from './gtin.js';

describe('GTIN', () => {
  it('takes the four lengths with their check digit, and nothing else', () => {
    assert.equal(normalizarGtin('7891000315507'), '07891000315507');
    assert.equal(normalizarGtin('07891000315507'), '07891000315507');
    assert.equal(normalizarGtin('96385074'), '00000096385074');
    assert.equal(normalizarGtin(' 036000291452 '), '00036000291452');
    for (const texto of ['7891000315508', '123', '', 'SEM GTIN', '00000000', '789100031550A', undefined, null])
      assert.equal(normalizarGtin(texto), undefined, String(texto));
  });

  it('knows the ways to write one', () => {
    assert.deepEqual(formasGtin('07891000315507'), ['7891000315507', '07891000315507']);
    assert.deepEqual(formasGtin('00000096385074'), ['96385074', '000096385074', '0000096385074', '00000096385074']);
    assert.deepEqual(formasGtin('17891000315504'), ['17891000315504']);
  });
});
