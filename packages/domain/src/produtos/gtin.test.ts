import assert from 'node:assert/strict';
import {gtinForms, normaliseGtin} from './gtin.js';

describe('GTIN', () => {
  it('takes the four lengths with their check digit, and nothing else', () => {
    assert.equal(normaliseGtin('7891000315507'), '07891000315507');
    assert.equal(normaliseGtin('07891000315507'), '07891000315507');
    assert.equal(normaliseGtin('96385074'), '00000096385074');
    assert.equal(normaliseGtin(' 036000291452 '), '00036000291452');
    for (const text of ['7891000315508', '123', '', 'SEM GTIN', '00000000', '789100031550A', undefined, null])
      assert.equal(normaliseGtin(text), undefined, String(text));
  });

  it('knows the ways to write one', () => {
    assert.deepEqual(gtinForms('07891000315507'), ['7891000315507', '07891000315507']);
    assert.deepEqual(gtinForms('00000096385074'), ['96385074', '000096385074', '0000096385074', '00000096385074']);
    assert.deepEqual(gtinForms('17891000315504'), ['17891000315504']);
  });
});
