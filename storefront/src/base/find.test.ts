import assert from 'node:assert/strict';
import {hasWords} from './find.ts';

describe('hasWords', () => {
  it('finds words in any order, without accents or case', () => {
    assert.ok(hasWords('Esmalte Sintético Branco 3,6 L', 'branco sintetico'));
    assert.ok(hasWords('Esmalte', ''));
    assert.ok(!hasWords('Esmalte Sintético', 'esmalte verniz'));
  });
});
