import assert from 'node:assert/strict';
import {systemContext, withContext} from '../context';
import type {Logger} from '../logging/logger';
import type {Database} from '../persistence/database';
import {Sessions, type SessionActor} from './sessions';

const ACTOR: SessionActor = {kind: 'loja', id: 7, nome: 'Ana', session: 'x', aceitouRegulamento: true};

/** Sessions over a table whose answers are given by hand, one look-up after the other. */
function given() {
  const asked: ((row?: object) => void)[] = [];
  const db = {
    prepared: () => new Promise<object[]>(resolve => asked.push(row => resolve(row ? [row] : []))),
    afterCommit: async (then: () => unknown) => void then(),
  };
  const sessions = new Sessions(db as unknown as Database, {} as Logger);
  sessions.register('loja', async () => ACTOR);
  const now = new Date();
  const find = () => withContext(systemContext(now), () => sessions.find('loja', 'token'));
  return {sessions, asked, find, row: {tipo: 'loja', sujeito: 7, usada: now}};
}

describe('Sessions', () => {
  it('are read once for callers who come side by side', async () => {
    const {asked, find, row} = given();
    const found = [find(), find(), find()];
    assert.equal(asked.length, 1);
    asked[0]?.(row);
    assert.deepEqual(await Promise.all(found), [ACTOR, ACTOR, ACTOR]);
    assert.equal(await find(), ACTOR);
    assert.equal(asked.length, 1);
  });

  it('are read anew by who comes after something was forgotten, and what was read before is not kept', async () => {
    const {sessions, asked, find, row} = given();
    const before = find();
    sessions.forget('loja', 7);
    const after = find();
    assert.equal(asked.length, 2);
    asked[0]?.(row);
    assert.equal(await before, ACTOR);
    const later = find();
    assert.equal(asked.length, 2, 'the second is still under way');
    asked[1]?.();
    assert.deepEqual(await Promise.all([after, later]), [undefined, undefined]);
    assert.equal(await find(), undefined);
  });
});
