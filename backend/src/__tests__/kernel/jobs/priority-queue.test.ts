import assert from 'node:assert/strict';
import {PriorityQueue, type Priority} from '../../../kernel/security/priority-queue';

/** A task that runs until the test ends it. */
function piece() {
  let end = () => undefined as void;
  const done = new Promise<void>(resolve => (end = resolve));
  return {done, end: () => end()};
}

const settle = () => new Promise<void>(resolve => setImmediate(resolve));

describe('A priority queue', () => {
  let began: string[];
  let pieces: Map<string, ReturnType<typeof piece>>;
  beforeEach(() => {
    began = [];
    pieces = new Map();
  });

  const taking = (turns: PriorityQueue, priority: Priority, name: string, left?: AbortSignal) => {
    const work = piece();
    pieces.set(name, work);
    const run = () => {
      began.push(name);
      return work.done.then(() => name);
    };
    const taken = turns.run(priority, run, left);
    taken.catch(() => undefined);
    return taken;
  };
  const end = async (name: string) => {
    pieces.get(name)?.end();
    await settle();
  };
  const busy = {status: 503, codigo: 'INDISPONIVEL'};
  const SLOW = {concurrency: 2, maxQueued: 3, maxWaitMs: 60_000, estimatedMs: 10, busyMessage: 'Tente de novo.'};

  it('is done so many at a time, in the order in which it came', async () => {
    const turns = new PriorityQueue(SLOW);
    for (const name of ['a', 'b', 'c', 'd']) void taking(turns, 'first', name);
    await settle();
    assert.deepEqual(began, ['a', 'b']);
    await end('b');
    assert.deepEqual(began, ['a', 'b', 'c']);
    for (const name of ['a', 'c', 'd']) await end(name);
    const last = taking(turns, 'first', 'e');
    await end('e');
    assert.equal(await last, 'e');
  });

  it('lets the first priority go before the second, and keeps a place for it', async () => {
    const turns = new PriorityQueue(SLOW);
    for (const name of ['s1', 's2', 's3']) void taking(turns, 'second', name);
    await settle();
    assert.deepEqual(began, ['s1'], 'one place of two');
    void taking(turns, 'first', 'f1');
    void taking(turns, 'first', 'f2');
    await settle();
    assert.deepEqual(began, ['s1', 'f1']);
    await end('s1');
    assert.deepEqual(began, ['s1', 'f1', 'f2']);
    await end('f1');
    assert.deepEqual(began, ['s1', 'f1', 'f2', 's2']);
    for (const name of ['f2', 's2', 's3']) await end(name);
  });

  it('refuses at once when a priority’s queue is full, with a time to come back, and never for the other priority', async () => {
    const turns = new PriorityQueue(SLOW);
    for (const name of ['s1', 's2', 's3', 's4']) void taking(turns, 'second', name);
    const refused = await taking(turns, 'second', 's5').catch((error: unknown) => error);
    assert.deepEqual({status: (refused as typeof busy).status, codigo: (refused as typeof busy).codigo}, busy);
    assert.ok(Number((refused as {headers: Record<string, string>}).headers['Retry-After']) >= 1);
    void taking(turns, 'first', 'f1');
    await settle();
    assert.deepEqual(began, ['s1', 'f1']);
    for (const name of ['f1', 's1', 's2', 's3', 's4']) await end(name);
  });

  it('refuses who would have to wait longer than is bearable', async () => {
    const turns = new PriorityQueue({...SLOW, maxQueued: 100, maxWaitMs: 1000, estimatedMs: 600});
    for (const name of ['a', 'b', 'c', 'd', 'e']) void taking(turns, 'first', name);
    await settle();
    // Two run in parallel, 600 ms each: the third waiting task is expected to start after 900 ms, the fourth after 1,200 ms.
    await assert.rejects(taking(turns, 'first', 'f'), busy);
    for (const name of ['a', 'b', 'c', 'd', 'e']) await end(name);
    assert.deepEqual(began, ['a', 'b', 'c', 'd', 'e']);
  });

  it('gives up who waited too long', async () => {
    const turns = new PriorityQueue({...SLOW, maxWaitMs: 20, estimatedMs: 1});
    void taking(turns, 'first', 'a');
    void taking(turns, 'first', 'b');
    await assert.rejects(taking(turns, 'first', 'late'), busy);
    await end('a');
    assert.deepEqual(began, ['a', 'b'], 'what was given up is not done after all');
    await end('b');
  });

  it('is not done for who left the queue, and makes room at once', async () => {
    const turns = new PriorityQueue({...SLOW, maxQueued: 1});
    const leaving = new AbortController();
    void taking(turns, 'first', 'a');
    void taking(turns, 'first', 'b');
    const gone = taking(turns, 'first', 'gone', leaving.signal);
    leaving.abort();
    await assert.rejects(gone, busy);
    void taking(turns, 'first', 'c');
    await assert.rejects(taking(turns, 'first', 'gone too', leaving.signal), busy);
    await end('a');
    assert.deepEqual(began, ['a', 'b', 'c']);
    for (const name of ['b', 'c']) await end(name);
  });

  it('goes on after a task that failed', async () => {
    const turns = new PriorityQueue({...SLOW, concurrency: 1});
    await assert.rejects(
      turns.run('first', () => Promise.reject(new Error('broken'))),
      /broken/,
    );
    assert.equal(await turns.run('first', async () => 'next'), 'next');
  });
});
