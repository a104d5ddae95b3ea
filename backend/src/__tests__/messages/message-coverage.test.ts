import assert from 'node:assert/strict';
import {globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {INFORMATION, VALIDATION} from './message-coverage';

const ROOT = join(__dirname, '..', '..', '..', '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Literal numbers that are constants of the domain, and would not change with these. */
const FIGURE = /\b(18 meses|(30|60|90|120) dias|24 horas úteis|3 anos|(100|500) pontos|5 unidades)\b|R\$ ?\d/;

describe('The words of document 1, sections 5 and 8', () => {
  it('are each seen by the tests that the table names', () => {
    assert.ok(VALIDATION.length + INFORMATION.length > 60);
    for (const [words, ...tests] of [...VALIDATION, ...INFORMATION]) {
      assert.ok(tests.length > 0, words);
      for (const test of tests) assert.ok(read(test).includes(words), `${test} does not say "${words}"`);
    }
  });

  it('stand in the table once', () => {
    const all = [...VALIDATION, ...INFORMATION].map(([words]) => words);
    assert.deepEqual(
      all.filter((words, i) => all.indexOf(words) !== i),
      [],
    );
  });

  it('name no figure of the programme but by its constant', () => {
    const sources = globSync(
      ['storefront/src/**/*.{ts,tsx}', 'packages/domain/src/**/*.ts', 'backend/src/modules/**/*.ts'],
      {cwd: ROOT},
    ).filter(path => !/\.(test|fixture)\.tsx?$/.test(path));
    assert.ok(sources.length > 400, String(sources.length));
    const written = sources.flatMap(path =>
      read(path)
        .split('\n')
        // Comments may contain them.
        .filter(line => !/^\s*(\/?\*|\/\/)/.test(line) && FIGURE.test(line.replace(/\/\/.*|\/\*.*\*\//, '')))
        .map(line => `${path}: ${line.trim()}`),
    );
    assert.deepEqual(written, []);
  });
});
