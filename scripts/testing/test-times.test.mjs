import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'mocha';
import {ROOT} from '../runtime.mjs';
import {shares} from './test-times.mjs';
import {WEIGHTS} from './test-weights.mjs';

describe('shares of the tests', () => {
  it('take equally long, whoever is slow', () => {
    assert.deepEqual(shares(['a', 'b', 'c', 'd'], 2, {a: 1, b: 6, c: 2, d: 3}), [['b'], ['d', 'c', 'a']]);
  });

  it('are dealt round-robin where nothing is known', () => {
    assert.deepEqual(shares(['a', 'b', 'c', 'd'], 2, {}), [
      ['a', 'c'],
      ['b', 'd'],
    ]);
  });

  it('are even at the first run as well, by what each file takes elsewhere', () => {
    assert.deepEqual(shares(['a', 'b', 'c', 'd'], 2, {}, {d: 3}), [['d'], ['a', 'b', 'c']]);
    const files = Object.keys(WEIGHTS).map(file => file.replace('/dist/', '/src/').replace(/js$/, 'ts'));
    assert.deepEqual(
      files.filter(file => !existsSync(join(ROOT, file))),
      [],
    );
  });
});
