import assert from 'node:assert/strict';
import {valueDigest} from './value-digest.js';

describe('The digest of a value', () => {
  it('is the same for what people see as the same', () => {
    const noon = new Date('2026-03-01T12:00:00Z');
    assert.equal(valueDigest(noon), valueDigest(noon.toJSON()));
    for (const empty of [null, '']) assert.equal(valueDigest(undefined), valueDigest(empty));
  });

  it('differs for what is not', () => {
    const values = [
      'Rede Sul',
      'Rede Sul ',
      'rede sul',
      'São José',
      'Sao Jose',
      0,
      1,
      '01',
      true,
      ['a', 'b'],
      ['b', 'a'],
      '🖌️',
      null,
    ];
    assert.equal(new Set(values.map(valueDigest)).size, values.length);
  });

  it('is 8 hexadecimal digits, fit for a header', () => {
    for (const value of ['', 'á'.repeat(5000), {a: 1}]) assert.match(valueDigest(value), /^[0-9a-f]{8}$/);
  });
});
