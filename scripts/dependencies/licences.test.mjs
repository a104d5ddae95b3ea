import assert from 'node:assert/strict';
import {describe, it} from 'mocha';
import {checkLicences, checkDataLicences, readPackages, satisfies} from './licences.mjs';
import {ALLOWED} from './licences-allowed.mjs';
import {ROOT} from '../runtime.mjs';

const pacote = (name, licence, more = {}) => ({name, version: '1.0.0', folder: '', installed: false, licence, ...more});
const none = {exceptions: [], elsewhere: []};
const faultsOf = (packages, rules = none) => checkLicences(packages, rules).faults;

describe('licences', () => {
  it('of everything in the lock file are allowed', () => {
    const packages = readPackages(ROOT);
    assert.ok(packages.length > 500, String(packages.length));
    assert.deepEqual(checkLicences(packages).faults, []);
    assert.deepEqual(checkDataLicences(ROOT), []);
  });

  it('fail with one that is not allowed, one that is unknown and one that is not stated', () => {
    assert.deepEqual(
      faultsOf([pacote('a', 'MIT'), pacote('b', 'AGPL-3.0-only'), pacote('c', 'SEE LICENSE IN x'), pacote('d', '')]),
      ['b@1.0.0: AGPL-3.0-only', 'c@1.0.0: SEE LICENSE IN x', 'd@1.0.0: nenhuma licença declarada'],
    );
  });

  it('are read as expressions: one of several is enough, all of several are needed', () => {
    const may = name => ALLOWED.has(name);
    for (const good of [
      'MIT',
      '(MIT OR GPL-3.0-only)',
      'GPL-3.0-only OR ISC',
      'MIT AND Zlib',
      '(MIT AND (GPL-2.0-only OR ISC))',
    ])
      assert.equal(satisfies(good, may), true, good);
    for (const bad of [
      '',
      'MIT AND GPL-3.0-only',
      '(GPL-3.0-only OR AGPL-3.0-only)',
      'MIT OR ISC AND GPL-3.0-only)',
      'MIT ISC',
    ])
      assert.equal(satisfies(bad, may), false, bad);
  });

  it('are excepted for one package, with one licence, and where said for tools alone', () => {
    const rules = {
      ...none,
      exceptions: [{packages: ['heif-*'], licence: 'LGPL-3.0-or-later', reason: 'x', devOnly: true}],
    };
    assert.deepEqual(faultsOf([pacote('heif-js', 'LGPL-3.0-or-later', {dev: true})], rules), []);
    assert.equal(faultsOf([pacote('heif-js', 'GPL-3.0-only', {dev: true})], rules).length, 1);
    assert.equal(faultsOf([pacote('heif-js', 'LGPL-3.0-or-later')], rules).length, 1);
    assert.deepEqual(faultsOf([pacote('other', 'MIT')], rules), ['exceção sem pacote: heif-*']);
  });

  it('of data fail when the file is gone or says something else', () => {
    const data = {
      package: 'pdfjs-dist',
      file: 'cmaps/LICENSE',
      words: 'Redistribution and use',
      licence: 'BSD-3-Clause',
    };
    assert.deepEqual(checkDataLicences(ROOT, [data]), []);
    assert.equal(checkDataLicences(ROOT, [{...data, words: 'Public Domain'}]).length, 1);
    assert.equal(checkDataLicences(ROOT, [{...data, file: 'nada'}]).length, 1);
    assert.equal(checkDataLicences(ROOT, [{...data, licence: 'GPL-3.0-only'}]).length, 1);
  });
});
