import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {open} from 'node:fs/promises';
import {createServer} from 'node:net';
import {join} from 'node:path';
import {givenApp} from '../support';
import {heapInUse} from '../support/heap';
import {assertIdle} from '../support/leaks';
import {openHandles, moreThan} from '../support/open-handles';

/** Checks that the leak check of all test files finds leaks. */
describe('The watch for leaks', () => {
  const names = (before: ReturnType<typeof openHandles>) => [...moreThan(before, openHandles()).keys()].join('\n');

  it('names descriptors, servers, timers and child processes that are left', async () => {
    const before = openHandles();
    const file = await open(__filename);
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const timer = setInterval(() => undefined, 60_000);
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {stdio: 'ignore'});
    await once(child, 'spawn');
    const left = names(before);
    const onLinux = [/descriptor .*leak-watch\.slow\.test\.js/, /child process \d+: .*setInterval/];
    for (const name of [/TCPServerWrap/, /Timeout/, ...(process.platform === 'linux' ? onLinux : [])])
      assert.match(left, name);
    clearInterval(timer);
    child.kill();
    server.close();
    await Promise.all([file.close(), once(server, 'close'), once(child, 'exit')]);
  });

  it('sees memory that is held, and not what nobody holds any more', async () => {
    const before = await heapInUse(1);
    let kept: object[] = Array.from({length: 1_500_000}, (_, i) => ({i}));
    assert.ok((await heapInUse(1)) - before > 48_000_000);
    assert.equal(kept.length, 1_500_000);
    kept = [];
    assert.ok((await heapInUse()) - before < 10_000_000, String(kept.length));
  });

  it('sees connections that are held and files that a call left', async () => {
    const t = await givenApp();
    for (const pool of [t.db.writes, t.db.reads, t.db.exports]) {
      const held = await pool.connect();
      await assert.rejects(assertIdle(t.db, t.dataDir, 50), new RegExp(`${pool.options.application_name} .*held: 1`));
      held.release();
    }
    mkdirSync(join(t.dataDir, 'tmp'), {recursive: true});
    writeFileSync(join(t.dataDir, 'tmp', 'esquecido'), '');
    await assert.rejects(assertIdle(t.db, t.dataDir, 50), /left: esquecido/);
    rmSync(join(t.dataDir, 'tmp', 'esquecido'));
    await t.stop();
  });
});
