import assert from 'node:assert/strict';
import {letterDistance, withoutAccents} from './text.js';

describe('texts', () => {
  it('compare without accents and capitals', () => assert.equal(withoutAccents('Acrílica BRANÇO'), 'acrilica branco'));

  it('count the letters that differ, up to a limit', () => {
    assert.equal(letterDistance('alvorada', 'alvorada', 2), 0);
    assert.equal(letterDistance('alvorada', 'alvoroda', 2), 1);
    assert.equal(letterDistance('alvorada', 'avlorada', 2), 1, 'swapped');
    assert.equal(letterDistance('alvorada', 'lvorda', 2), 2);
    assert.equal(letterDistance('alvorada', 'muralha', 2), 3, 'more than the limit');
    assert.equal(letterDistance('a', 'abcdef', 2), 3);
  });
});
