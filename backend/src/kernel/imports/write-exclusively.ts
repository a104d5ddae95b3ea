import {setTimeout as wait} from 'node:timers/promises';
import type {Database} from '../persistence/database';
import {tryLockNamed} from '../persistence/locks';
import type {ImportKind} from './kind';
import {withLongStatementTimeout, type ImportSteps} from './steps';

/** How often the lock is tried while another import of the kind is being written. */
const LOCK_RETRY_MS = 500;

/** Thrown when the batch job is cancelled while it writes: rolls back what was written. */
export class Cancelled extends Error {}

interface Dependencies {
  db: Database;
  kind: ImportKind;
  batchJob: ImportSteps;
}

/**
 * Calls `run` in one transaction, while no other import of the kind is written or undone. Returns undefined when it was
 * cancelled: then nothing is written.
 */
export async function writeExclusively<T>(
  {db, kind, batchJob}: Dependencies,
  run: () => Promise<T>,
): Promise<T | undefined> {
  for (;;) {
    if (await batchJob.cancelled()) return undefined;
    try {
      const done = await batchJob.step(async () => {
        const lock = await db.one(tryLockNamed(`importacao:${kind.tipo}`));
        if (!lock?.ours) return undefined;
        await withLongStatementTimeout(db);
        return {result: await run()};
      });
      if (done) return done.result;
    } catch (error) {
      if (error instanceof Cancelled) return undefined;
      throw error;
    }
    await wait(LOCK_RETRY_MS);
  }
}
