import assert from 'node:assert/strict';
import {describe, it} from 'mocha';
import {findUnknownNames} from './comments.mjs';

describe('names in comments', () => {
  it('are refused if no code has them', () => {
    const stale = '/** Formats a number; `staleName` adds separators. */\nexport const format = 1; // like `formatAll`';
    assert.deepEqual(findUnknownNames([['a.ts', stale]]), ['a.ts: `staleName`', 'a.ts: `formatAll`']);
  });

  it('may be those of other files, of paths and of texts', () => {
    const comment = '/* `grouping`, `reader` and `saved`; `a b`, `Void` and `id` are not checked */';
    const files = [
      ['a.ts', comment],
      ['reader/b.ts', "export const grouping = 'saved'; const page = 'https://example.com';"],
    ];
    assert.deepEqual(findUnknownNames(files), []);
  });
});
