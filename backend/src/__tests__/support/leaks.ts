import {once} from 'node:events';
import {readdir} from 'node:fs/promises';
import {createServer} from 'node:net';
import {join} from 'node:path';
import type {Database} from '../../kernel/persistence/database';
import {heapInUse} from './heap';
import {openHandles, moreThan, type OpenHandles} from './open-handles';
import {until} from './raw';

/** Bytes of heap that a test file may add; code that it is the first to load takes up to thirty million. */
const HEAP_GROWTH = 48_000_000;

let before: OpenHandles = new Map();
let heapBefore = 0;

const describeHandles = (held: OpenHandles) => [...held].map(([name, count]) => `  ${count} × ${name}`).join('\n');

/** Stores the current handles and heap, with which the state after the next file is compared. */
async function markHandles(heap?: number): Promise<void> {
  heapBefore = heap ?? (await heapInUse());
  before = openHandles();
}

/** Runs `work`, whose handles may stay open until the run ends, such as the database server that all files share. */
export async function allowingLeaks<T>(work: () => Promise<T>): Promise<T> {
  const start = openHandles();
  const result = await work();
  for (const [name, count] of moreThan(start, openHandles())) before.set(name, (before.get(name) ?? 0) + count);
  return result;
}

/**
 * Fails when the process has more open handles than at the last mark, or a much larger heap; waits for handles that are
 * being closed. Collects garbage only if the heap has grown beyond the bound, as a collection takes as long as a small test
 * file.
 */
async function assertNothingLeft(): Promise<void> {
  const left = () => moreThan(before, openHandles());
  let heap: number | undefined;
  try {
    await until(
      () => left().size === 0,
      () => `all that was opened is closed; left:\n${describeHandles(left())}`,
    );
    if (process.memoryUsage().heapUsed - heapBefore < HEAP_GROWTH) heap = heapBefore;
    else
      await until(
        // The first collection is nearly always enough.
        async () => (heap = await heapInUse(1)) - heapBefore < HEAP_GROWTH,
        () => `memory is let go of; ${heapBefore} bytes before, ${heap} now`,
      );
  } finally {
    // Reports a leak once, not again for every following file.
    await markHandles(heap);
  }
}

/** Fails when connections are in use or requested, or the folder of temporary files is not empty. */
export async function assertIdle(db: Database, dataDir: string, timeoutMs?: number): Promise<void> {
  for (const pool of [db.writes, db.reads, db.exports])
    await until(
      () => pool.totalCount === pool.idleCount && pool.waitingCount === 0,
      () =>
        `${pool.options.application_name} is whole; held: ${pool.totalCount - pool.idleCount}, waiting: ${pool.waitingCount}`,
      timeoutMs,
    );
  const temporary = () => readdir(join(dataDir, 'tmp')).catch(() => []);
  let names: string[] = [];
  await until(
    async () => (names = await temporary()).length === 0,
    () => `the temporary folder is empty; left: ${names.join(', ')}`,
    timeoutMs,
  );
}

/** Checks for leaks after each file of API tests. Called once, before the first file. */
export async function watchFiles(files: readonly Mocha.Suite[]): Promise<void> {
  // Before the first mark: libuv reserves a descriptor when the first socket is opened, and mocha's own timer must be
  // running, as it is at every comparison.
  const first = createServer().listen(0, '127.0.0.1');
  await once(first, 'listening');
  first.close();
  await once(first, 'close');
  await markHandles();
  for (const file of files) file.afterAll('leaves nothing behind', assertNothingLeft);
}
