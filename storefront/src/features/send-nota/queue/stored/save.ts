import {readSession} from '@clube/api-client';
import {formatTokens} from '@clube/domain';
import {setStoredQueueFlag} from '../../../../base/stored-queue';
import * as database from './database';
import {writeDatabase, readDatabase, clearDatabase} from './database';
import {fromStored, toStored, type SentFiles, type QueueState} from './shape';

// One after the other: what is read and written later has to know of what came before.
let last: Promise<unknown> = Promise.resolve();

function serialised<T>(task: () => Promise<T>): Promise<T> {
  const turn = last.then(task);
  last = turn.catch(() => undefined);
  return turn;
}

/**
 * Hands over the painter's queue stored on the device, before anything else is stored there; nothing without storage.
 */
export const restoreQueue = (pintor: number, onRead: (stored: QueueState) => void): Promise<void> =>
  serialised(async () => {
    const stored = await readDatabase(pintor).catch(() => undefined);
    if (stored) onRead(fromStored(stored.queue, stored.files));
  });

/** What the worker has sent since a page last looked, once; undefined where there is nothing. Never rejects. */
export const takeSentByWorker = (pintor: number): Promise<SentFiles | undefined> =>
  serialised(() => database.takeSentByWorker(pintor)).catch(() => undefined);

/** The painter's session as a call carries it, and no other that this device may have. */
function pass(): {passe?: string} {
  const loja = readSession('loja')?.token;
  return loja ? {passe: formatTokens({loja})} : {};
}

const scheduled = new Map<number, Promise<boolean>>();

async function write(pintor: number, state: QueueState): Promise<boolean> {
  const {queue, files} = toStored(state);
  try {
    await writeDatabase(pintor, {...queue, ...(queue.pedida && pass())}, files);
    setStoredQueueFlag(files.size > 0);
    return files.size > 0;
  } catch {
    // No place, or not allowed. What was stored before must not come back in place of what is in memory.
    await clearDatabase(pintor).catch(() => undefined);
    setStoredQueueFlag(false);
    return false;
  }
}

/** Stores the queue as it is once earlier writes are done; false when this device cannot. Never rejects. */
export function saveQueue(pintor: number, current: () => QueueState): Promise<boolean> {
  const pending = scheduled.get(pintor);
  if (pending) return pending;
  const turn = serialised(() => {
    scheduled.delete(pintor);
    return write(pintor, current());
  }).catch(() => false);
  scheduled.set(pintor, turn);
  return turn;
}
