import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {Readable} from 'node:stream';
import {
  ConfinedPool,
  PoolBusy,
  PoolStopped,
  TaskInterrupted,
  TaskRefused,
  type UntrustedFile,
  type PoolLimits,
} from '..';

const MB = 1024 * 1024;
const LIMITS: PoolLimits = {
  processes: 1,
  time: 20_000,
  waitTime: 30_000,
  startupTime: 20_000,
  heap: 64 * MB,
  maxRss: 400 * MB,
  idleTime: 30_000,
  maxRuns: 1000,
};
const ME = {person: 'me'};

const fileOf = (content: Buffer): UntrustedFile => ({
  bytes: content.length,
  read: ({start, end} = {start: 0, end: content.length - 1}) => Readable.from([content.subarray(start, end + 1)]),
});

const lives = (pid: number) => existsSync(`/proc/${pid}`);

describe('a pool of confined processes', () => {
  const pools: ConfinedPool[] = [];
  const givenPool = (limits: Partial<PoolLimits> = {}) => {
    const pool = new ConfinedPool({entry: join(__dirname, 'task-program.js'), readable: []}, {...LIMITS, ...limits});
    pools.push(pool);
    return pool;
  };
  afterEach(async () => {
    await Promise.all(pools.splice(0).map(pool => pool.stop()));
  });

  it('does a task in a process that is not the server, and keeps it for the next', async () => {
    const pool = givenPool();
    assert.deepEqual(await pool.run({task: 'bytes'}, ME), Uint8Array.of(0, 255, 7));
    const pid = await pool.run({task: 'pid'}, ME);
    assert.notEqual(pid, process.pid);
    assert.equal(await pool.run({task: 'pid'}, {person: 'other'}), pid);
    assert.deepEqual(pool.pids, [pid]);
  });

  it('replaces a process after so many tasks, and ends one that nobody uses', async () => {
    const pool = givenPool({maxRuns: 1, idleTime: 5});
    const [first, second] = [await pool.run({task: 'pid'}, ME), await pool.run({task: 'pid'}, ME)];
    assert.notEqual(first, second);
    const idle = givenPool({idleTime: 1});
    const pid = Number(await idle.run({task: 'pid'}, ME));
    while (lives(pid)) await new Promise(setImmediate);
    assert.notEqual(await idle.run({task: 'pid'}, ME), pid);
  });

  it('ends what works too long, takes too much memory or leaves, and goes on with the next task', async () => {
    const pool = givenPool({time: 700});
    const reasonOf = (task: string) =>
      pool.run({task}, ME).then(
        () => 'done',
        (error: unknown) => error instanceof TaskInterrupted && error.reason,
      );
    assert.equal(await reasonOf('spins'), 'time');
    assert.equal(await reasonOf('never'), 'time');
    assert.equal(await reasonOf('leaves'), 'fault');
    const patient = givenPool();
    for (const task of ['eats', 'fillsHeap']) {
      const ended = await patient.run({task}, ME).catch((error: unknown) => error);
      assert.equal((ended as TaskInterrupted).reason, 'memory', task);
    }
    assert.equal(await pool.run({task: 'echo', request: 'still there'}, ME), 'still there');
  });

  it('reports where it broke, not what the message quotes; what the task refuses it says itself', async () => {
    const pool = givenPool();
    const broken = await pool.run({task: 'throws'}, ME).catch((error: unknown) => error);
    assert.ok(broken instanceof TaskInterrupted);
    assert.match(broken.origin ?? '', /Error at .*task-program/);
    assert.doesNotMatch(`${broken.message}${broken.origin}`, /quotes/);
    const refused = await pool.run({task: 'refuses', request: 'too long'}, ME).catch((error: unknown) => error);
    assert.ok(refused instanceof TaskRefused);
    assert.deepEqual(refused.refusal, {why: 'too long'});
    await assert.rejects(pool.run({task: 'nothing of the kind'}, ME), TaskInterrupted);
  });

  it('may write nothing and knows nothing of the server’s settings', async () => {
    const pool = givenPool();
    await assert.rejects(pool.run({task: 'writes'}, ME), TaskInterrupted);
    process.env.CLUBE_TEST_SECRET = 'x';
    try {
      const known = (await givenPool().run({task: 'environment'}, ME)) as string[];
      assert.ok(!known.includes('CLUBE_TEST_SECRET') && !known.includes('PATH'), known.join(' '));
    } finally {
      delete process.env.CLUBE_TEST_SECRET;
    }
  });

  it('hands files over a piece at a time, and nothing that is not of the task', async () => {
    const pool = givenPool();
    const content = Buffer.alloc(3 * MB + 17, 'abc');
    assert.equal(await pool.run({task: 'size', files: [fileOf(content), fileOf(content)]}, ME), 2 * content.length);
    const part = await pool.run({task: 'part', request: {from: 4, to: 9}, files: [fileOf(content)]}, ME);
    assert.equal(Buffer.from(part as Uint8Array).toString(), 'bcabc');
    const one = await pool.run({task: 'greedy', files: [fileOf(Buffer.from('x'))]}, ME);
    assert.equal(Buffer.from(one as Uint8Array).toString(), 'x');
    const failing: UntrustedFile = {bytes: 9, read: () => Readable.from([]).destroy(new Error('the disk'))};
    await assert.rejects(pool.run({task: 'size', files: [failing]}, ME), /the disk/);
    assert.equal(await pool.run({task: 'echo', request: 1}, ME), 1);
  });

  it('answers in items, one ahead of whoever takes them', async () => {
    const pool = givenPool({time: 700});
    const all: unknown[] = [];
    for await (const item of pool.items({task: 'counts', request: 5}, ME)) all.push(item);
    assert.deepEqual(all, [1, 2, 3, 4, 5]);
    // Leaving the loop ends the process, so that its place in the pool is free again.
    for await (const item of pool.items({task: 'countsThenSpins', request: 2}, ME)) if (item === 2) break;
    assert.equal(await pool.run({task: 'echo', request: 2}, ME), 2);
    await assert.rejects(async () => {
      for await (const _ of pool.items({task: 'countsThenSpins', request: 1}, ME));
    }, TaskInterrupted);
  });

  it('ends when the caller leaves, running or waiting', async () => {
    const pool = givenPool();
    const [running, waiting] = [new AbortController(), new AbortController()];
    const pid = Number(await pool.run({task: 'pid'}, ME));
    const one = pool.run({task: 'never'}, {person: 'one', signal: running.signal});
    const two = pool.run({task: 'never'}, {person: 'two', signal: waiting.signal});
    waiting.abort();
    await assert.rejects(two, {name: 'AbortError'});
    running.abort();
    await assert.rejects(one, {name: 'AbortError'});
    assert.equal(lives(pid), false);
    await assert.rejects(pool.run({task: 'echo'}, {person: 'x', signal: running.signal}), {name: 'AbortError'});
    assert.equal(await pool.run({task: 'echo', request: 3}, ME), 3);
  });

  it('serves persons round-robin, whoever has sent most', async () => {
    const pool = givenPool();
    const served: string[] = [];
    const task = (person: string) => pool.run({task: 'echo'}, {person}).then(() => served.push(person));
    await Promise.all([...Array.from({length: 4}, () => task('many')), task('few'), task('other')]);
    assert.deepEqual(served, ['many', 'many', 'few', 'other', 'many', 'many']);
  });

  it('refuses who waits too long, and all when it stops', async () => {
    const pool = givenPool({waitTime: 1});
    const first = pool.run({task: 'never'}, ME);
    await assert.rejects(pool.run({task: 'echo'}, {person: 'other'}), PoolBusy);
    await pool.stop();
    await assert.rejects(first, PoolStopped);
    await assert.rejects(pool.run({task: 'echo'}, ME), PoolStopped);
    assert.deepEqual(pool.pids, []);
  });
});
