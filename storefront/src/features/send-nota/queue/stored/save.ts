import {readSession} from '@clube/api-client';
import {formatTokens} from '@clube/domain';
import {setStoredQueueFlag} from '../../../../base/stored-queue';
import * as database from './database';
import {writeDatabase, readDatabase, clearDatabase} from './database';
import {fromStored, toStored, type SentFiles, type QueueState} from './shape';

// Operations run in sequence, as each depends on the ones before.
let last: Promise<unknown> = Promise.resolve();

function serialised<T>(task: () => Promise<T>): Promise<T> {
  const turn = last.then(task);
  last = turn.catch(() => undefined);
  return turn;
}

/** Passes the painter's stored queue to `onRead`, before anything else is stored; not called without storage. */
export const restoreQueue = (pintor: number, onRead: (stored: QueueState) => void): Promise<void> =>
  serialised(async () => {
    const stored = await readDatabase(pintor).catch(() => undefined);
    if (stored) onRead(fromStored(stored.queue, stored.files));
  });

/**
 * The files that the service worker has sent since a page last looked, returned once; undefined if none. Never rejects.
 */
export const takeSentByWorker = (pintor: number): Promise<SentFiles | undefined> =>
  serialised(() => database.takeSentByWorker(pintor)).catch(() => undefined);

/** The authorization header of this painter's session, not of another one on this device. */
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
    // Storage is full or forbidden. The earlier stored queue must not replace the one in memory later.
    await clearDatabase(pintor).catch(() => undefined);
    setStoredQueueFlag(false);
    return false;
  }
}

/** Stores the queue after earlier writes are done; resolves to false if this device cannot. Never rejects. */
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
