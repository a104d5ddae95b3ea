import {once} from 'node:events';
import {readdir} from 'node:fs/promises';
import {createServer} from 'node:net';
import {join} from 'node:path';
import type {Database} from '../../kernel/persistence/database';
import {heapInUse} from './heap';
import {openHandles, moreThan, type OpenHandles} from './open-handles';
import {until} from './raw';

/** What a file may add: the code that is loaded for the first time takes up to thirty million bytes. */
const HEAP_GROWTH = 48_000_000;

let before: OpenHandles = new Map();
let heapBefore = 0;

const describeHandles = (held: OpenHandles) => [...held].map(([name, count]) => `  ${count} × ${name}`).join('\n');

/** What is held from now on is what the next file is compared with. */
async function markHandles(heap?: number): Promise<void> {
  heapBefore = heap ?? (await heapInUse());
  before = openHandles();
}

/** What `work` leaves behind stays until the run ends, on purpose: the database server that all files share. */
export async function allowingLeaks<T>(work: () => Promise<T>): Promise<T> {
  const start = openHandles();
  const result = await work();
  for (const [name, count] of moreThan(start, openHandles())) before.set(name, (before.get(name) ?? 0) + count);
  return result;
}

/**
 * Fails when the process holds more than at the last mark, by name, or much more memory; what is just being closed is waited for.
 * What nobody holds any more is collected only where there is so much in all that it could hide too much: a collection
 * costs as much as a small file of tests.
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
        // Hardly ever is the first collection not enough.
        async () => (heap = await heapInUse(1)) - heapBefore < HEAP_GROWTH,
        () => `memory is let go of; ${heapBefore} bytes before, ${heap} now`,
      );
  } finally {
    // Reported once, not for every file that follows.
    await markHandles(heap);
  }
}

/** Fails when connections are still held, or waited for, or a call has left files in the temporary folder. */
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

/** Compares after each file of API tests; once, before the first of them. */
export async function watchFiles(files: readonly Mocha.Suite[]): Promise<void> {
  // libuv keeps a descriptor in reserve from the first socket on; and from here on mocha's own timer runs, as it does
  // whenever this is compared.
  const first = createServer().listen(0, '127.0.0.1');
  await once(first, 'listening');
  first.close();
  await once(first, 'close');
  await markHandles();
  for (const file of files) file.afterAll('leaves nothing behind', assertNothingLeft);
}
