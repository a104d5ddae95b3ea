import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'mocha';
import {ROOT} from '../runtime.mjs';

/** Number of requirements of levels 1 and 2 in each section of ASVS 5.0.0, where they are the first ones. */
const SECTIONS = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2
  2.1:3 2.2:3 2.3:4 2.4:1
  3.2:2 3.3:4 3.4:6 3.5:5 3.7:2
  4.1:3 4.2:1 4.3:2 4.4:4
  5.1:1 5.2:3 5.3:2 5.4:3
  6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4
  7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
  8.1:2 8.2:3 8.3:1 8.4:1
  9.1:3 9.2:4
  10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3
  11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1
  12.1:3 12.2:2 12.3:4
  13.1:1 13.2:5 13.3:2 13.4:5
  14.1:2 14.2:4 14.3:3
  15.1:3 15.2:3 15.3:7
  16.1:1 16.2:5 16.3:4 16.4:3 16.5:3
  17.1:1 17.2:4 17.3:2`;

const text = readFileSync(join(ROOT, 'docs', 'asvs.md'), 'utf8');
const rows = text
  .split('\n')
  .filter(line => /^\|\s*\d/.test(line))
  .map(line => {
    const cells = line.split('|').map(cell => cell.trim());
    assert.equal(cells.length, 8, line);
    const [, id, level, requirement, met, tests, open] = cells;
    return {id, level, requirement, met, tests, open};
  });

const required = SECTIONS.trim()
  .split(/\s+/)
  .flatMap(section => {
    const [name, many] = section.split(':');
    return Array.from({length: Number(many)}, (_, i) => `${name}.${i + 1}`);
  });

/** Whether a row covers a requirement: by its id, its section or its chapter. */
const speaksFor = (row, id) => row.id === id || id.startsWith(`${row.id}.`);

/** The path of a test file named in the table, in any folder. */
const fileOf = name =>
  [join(ROOT, 'backend', 'src', '__tests__', name), join(ROOT, name)].find(path => existsSync(path));

describe('the table of ASVS 5 level 2', () => {
  it('has every requirement, once, and none that there is not', () => {
    assert.equal(required.length, 253);
    for (const id of required) assert.equal(rows.filter(row => speaksFor(row, id)).length, 1, id);
    for (const row of rows)
      assert.ok(
        required.some(id => speaksFor(row, id)),
        row.id,
      );
  });

  it('names tests that are there', () => {
    const named = rows.flatMap(({tests}) => [...tests.matchAll(/`([^`]+)`/g)].map(([, test]) => test));
    assert.ok(named.length > 100, String(named.length));
    for (const test of named) {
      const [name, ...title] = test.split(' › ');
      const file = fileOf(name);
      const there = file && title[0] && readFileSync(file, 'utf8').includes(title[0]);
      assert.ok(there, `docs/asvs.md: ${test}`);
    }
  });

  it('says of each what meets it, why it does not apply, or what is open', () => {
    for (const {id, met, tests, open} of rows) {
      assert.ok(met.length > 3 || open.length > 20, id);
      if (!met.startsWith('Not applicable')) assert.ok(tests, `${id}: a test, or —`);
    }
  });

  it('counts them as they are', () => {
    const many = test => required.filter(id => test(rows.find(row => speaksFor(row, id)))).length;
    const apart = many(({met}) => met.startsWith('Not applicable'));
    const open = many(row => row.open !== '');
    const told = /Of\s+(\d+) requirements (\d+) are met, (\d+) do not apply, and (\d+) have/.exec(text);
    assert.deepEqual(told?.slice(1).map(Number), [required.length, required.length - apart - open, apart, open]);
  });
});
