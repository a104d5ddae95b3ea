import {openDB, type DBSchema, type IDBPDatabase} from 'idb';
import {SEND_DATABASE} from '../../../../base/stored-queue';
import type {StoredFiles, StoredQueue} from './shape';

type FileKey = [pintor: number, nome: string];

interface DatabaseSchema extends DBSchema {
  filas: {key: number; value: StoredQueue};
  arquivos: {key: FileKey; value: File};
}

let opened: Promise<IDBPDatabase<DatabaseSchema>> | undefined;

function openDatabase(): Promise<IDBPDatabase<DatabaseSchema>> {
  const forget = (): void => void (opened = undefined);
  opened ??= openDB<DatabaseSchema>(SEND_DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('filas');
      database.createObjectStore('arquivos');
    },
    // Leaving, here or in another tab, deletes everything: nothing may hold on to it.
    blocking(_currentVersion, _blockedVersion, event) {
      (event.target as IDBDatabase | null)?.close();
      forget();
    },
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}

const rangeOf = (pintor: number): IDBKeyRange => IDBKeyRange.bound([pintor], [pintor, []]);

/** Some browsers lose what stands behind a file and tell only who reads it. */
async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      ({byteLength}) => byteLength > 0,
      () => false,
    );
}

/** What this painter left on the device; whatever others left there goes. */
export async function readDatabase(pintor: number): Promise<{queue: StoredQueue; files: StoredFiles} | undefined> {
  const tx = (await openDatabase()).transaction(['filas', 'arquivos'], 'readwrite');
  const [queues, files] = [tx.objectStore('filas'), tx.objectStore('arquivos')];
  const [queue, names, contents, owners, all] = await Promise.all([
    queues.get(pintor),
    files.getAllKeys(rangeOf(pintor)),
    files.getAll(rangeOf(pintor)),
    queues.getAllKeys(),
    files.getAllKeys(),
  ]);
  const foreign = all.filter(([owner]) => owner !== pintor);
  await Promise.all([
    ...owners.filter(owner => owner !== pintor).map(owner => queues.delete(owner)),
    ...foreign.map(name => files.delete(name)),
    tx.done,
  ]);
  if (!queue) return undefined;
  const readable = await Promise.all(
    names.map(async ([, name], i) => {
      const content = contents[i];
      return content && (await isReadable(content)) ? [[name, content] as const] : [];
    }),
  );
  return {queue, files: new Map(readable.flat())};
}

/** Makes what is kept of this painter exactly this; files that are there already are not written again. */
export async function writeDatabase(pintor: number, queue: StoredQueue, wanted: StoredFiles): Promise<void> {
  const tx = (await openDatabase()).transaction(['filas', 'arquivos'], 'readwrite');
  const [queues, files] = [tx.objectStore('filas'), tx.objectStore('arquivos')];
  const kept = (await files.getAllKeys(rangeOf(pintor))).map(([, name]) => name);
  await Promise.all([
    ...kept.filter(name => !wanted.has(name)).map(name => files.delete([pintor, name])),
    ...[...wanted].filter(([name]) => !kept.includes(name)).map(([name, file]) => files.put(file, [pintor, name])),
    queue.itens.length > 0 || queue.codigo ? queues.put(queue, pintor) : queues.delete(pintor),
    tx.done,
  ]);
}

/** Lets go of everything of this painter's. */
export const clearDatabase = (pintor: number): Promise<void> =>
  writeDatabase(pintor, {itens: [], codigo: '', pedida: false}, new Map());
