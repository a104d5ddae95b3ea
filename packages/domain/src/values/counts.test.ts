import assert from 'node:assert/strict';
import {countOf} from './counts.js';

describe('how many of something', () => {
  it('is said in the singular and the plural', () => {
    assert.equal(countOf(1, 'pintor', 'pintores'), '1 pintor');
    assert.equal(countOf(1200, 'pintor', 'pintores'), '1.200 pintores');
    assert.equal(countOf(0, 'pintor', 'pintores'), '0 pintores');
  });
});
