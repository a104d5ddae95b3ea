import type {DBSchema, IDBPDatabase} from 'idb';

/** One answer as it was, and when it came. */
export interface CachedAnswer {
  key: readonly unknown[];
  data: unknown;
  /** In ms since 1970. */
  at: number;
}

interface CacheSchema extends DBSchema {
  respostas: {key: string; value: CachedAnswer & {pintor: number}};
}

const DATABASE = 'clube-guardado';
/** Another tab that holds on to it must not keep anybody from leaving. */
const TIMEOUT_MS = 1500;
/** What is older says more wrong than right. */
const OLDEST_MS = 30 * 86_400_000;

let opened: Promise<IDBPDatabase<CacheSchema>> | undefined;

function open(): Promise<IDBPDatabase<CacheSchema>> {
  const forget = (): void => void (opened = undefined);
  // Fetched after the first screen, which waits for nothing cached.
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

/** The cached answers of this painter. Whatever is another's, or old, is removed. */
export async function readCachedAnswers(pintor: number, now: number): Promise<CachedAnswer[]> {
  const tx = (await open()).transaction('respostas', 'readwrite');
  const [names, all] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
  const good = all.map(each => each.pintor === pintor && now - each.at < OLDEST_MS);
  await Promise.all([...names.filter((_, i) => !good[i]).map(name => tx.store.delete(name)), tx.done]);
  return all.filter((_, i) => good[i]);
}

/** Caches these answers, each in place of the one before; those without data are removed. */
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

/** Removes all cached answers from the device, whoever's they are. Never rejects. */
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
