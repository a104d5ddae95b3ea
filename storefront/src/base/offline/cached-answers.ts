import type {DBSchema, IDBPDatabase} from 'idb';

/** A cached response with its time. */
export interface CachedAnswer {
  key: readonly unknown[];
  data: unknown;
  /** Time of the response, ms since 1970. */
  at: number;
}

interface CacheSchema extends DBSchema {
  respostas: {key: string; value: CachedAnswer & {pintor: number}};
}

const DATABASE = 'clube-guardado';
/** The limit for deleting the database, as another tab may block that; logging out must not hang. */
const TIMEOUT_MS = 1500;
/** Older responses are deleted, as they would be more misleading than useful. */
const OLDEST_MS = 30 * 86_400_000;

let opened: Promise<IDBPDatabase<CacheSchema>> | undefined;

function open(): Promise<IDBPDatabase<CacheSchema>> {
  const forget = (): void => void (opened = undefined);
  // Loaded after the first screen, which does not wait for the cache.
  opened ??= import('idb').then(({openDB}) =>
    openDB<CacheSchema>(DATABASE, 1, {
      upgrade: database => void database.createObjectStore('respostas'),
      blocking(_currentVersion, _blockedVersion, event) {
        (event.target as IDBDatabase | null)?.close();
        forget();
      },
      terminated: forget,
    }),
  );
  opened.catch(forget);
  return opened;
}

/** The cached responses of this painter. Those of others and outdated ones are deleted. */
export async function readCachedAnswers(pintor: number, now: number): Promise<CachedAnswer[]> {
  const tx = (await open()).transaction('respostas', 'readwrite');
  const [names, all] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
  const good = all.map(each => each.pintor === pintor && now - each.at < OLDEST_MS);
  await Promise.all([...names.filter((_, i) => !good[i]).map(name => tx.store.delete(name)), tx.done]);
  return all.filter((_, i) => good[i]);
}

/** Caches these responses, replacing earlier ones; those without data are deleted. */
export async function writeCachedAnswers(pintor: number, answers: readonly CachedAnswer[]): Promise<void> {
  const tx = (await open()).transaction('respostas', 'readwrite');
  const name = ({key}: CachedAnswer) => `${pintor} ${JSON.stringify(key)}`;
  await Promise.all([
    ...answers.map(answer =>
      answer.data === undefined ? tx.store.delete(name(answer)) : tx.store.put({...answer, pintor}, name(answer)),
    ),
    tx.done,
  ]);
}

/** Deletes all cached responses from the device, of any painter. Never rejects. */
export async function clearCachedAnswers(): Promise<void> {
  await new Promise<void>(resolve => {
    setTimeout(resolve, TIMEOUT_MS);
    try {
      const request = indexedDB.deleteDatabase(DATABASE);
      request.onsuccess = request.onerror = () => resolve();
    } catch {
      resolve();
    }
  });
}
