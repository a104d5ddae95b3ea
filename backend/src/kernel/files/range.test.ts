import assert from 'node:assert/strict';
import {etagOf, isFresh, lastModifiedOf, rangeOf} from './range';

const file = {bytes: 1000, modified: new Date('2026-09-15T15:00:00.250Z')};
const date = lastModifiedOf(file);
const older = new Date('2026-09-15T14:59:59Z').toUTCString();

describe('A range', () => {
  const range = (range?: string, ifRange?: string) => rangeOf(file, {range, ifRange});

  it('is what was asked for, as far as there is anything', () => {
    assert.deepEqual(range('bytes=0-'), {start: 0, end: 999});
    assert.deepEqual(range('bytes=5-9'), {start: 5, end: 9});
    assert.deepEqual(range('bytes=990-5000'), {start: 990, end: 999});
    assert.deepEqual(range('bytes=-1'), {start: 999, end: 999});
    assert.deepEqual(range('bytes=-5000'), {start: 0, end: 999});
    for (const beyond of ['bytes=1000-', 'bytes=9-5', 'bytes=-0', `bytes=${'9'.repeat(40)}-`])
      assert.equal(range(beyond), 'unsatisfiable', beyond);
    assert.equal(rangeOf({...file, bytes: 0}, {range: 'bytes=0-'}), 'unsatisfiable');
  });

  it('that is none, or several, is the whole', () => {
    for (const none of [
      undefined,
      '',
      'bytes=-',
      'bytes=a-b',
      'lines=1-2',
      'bytes=0-1,3-4',
      `bytes=${'0-0,'.repeat(500)}1-1`,
    ])
      assert.equal(range(none), undefined, none);
  });

  it('of another version is the whole', () => {
    assert.deepEqual(range('bytes=0-1', etagOf(file)), {start: 0, end: 1});
    assert.deepEqual(range('bytes=0-1', date), {start: 0, end: 1});
    for (const other of ['"x"', `W/${etagOf(file)}`, older, 'yesterday', ''])
      assert.equal(range('bytes=0-1', other), undefined, other);
  });
});

describe('What a client has already', () => {
  it('is told by tags, or else by a date', () => {
    for (const tags of [etagOf(file), `W/${etagOf(file)}`, `"x", ${etagOf(file)}`, '*'])
      assert.ok(isFresh(file, {ifNoneMatch: tags}), tags);
    assert.ok(!isFresh(file, {ifNoneMatch: '"x"', ifModifiedSince: date}), 'a tag counts before a date');
    assert.ok(isFresh(file, {ifModifiedSince: date}));
    assert.ok(!isFresh(file, {ifModifiedSince: older}));
    assert.ok(!isFresh(file, {ifModifiedSince: 'yesterday'}));
    assert.ok(!isFresh(file, {}));
  });
});
