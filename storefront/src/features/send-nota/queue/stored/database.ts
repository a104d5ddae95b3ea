import {openDB, type DBSchema, type IDBPDatabase} from 'idb';
import {SEND_DATABASE} from '../../../../base/stored-queue';
import type {SentFiles, StoredFiles, StoredQueue} from './shape';

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
    // A logout, also in another tab, deletes the database, so no connection may stay open.
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

/** Some browsers lose a file's content and report it only when it is read. */
async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      ({byteLength}) => byteLength > 0,
      () => false,
    );
}

/** This painter's stored queue; those of others are deleted. */
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

/** The queues that painters have requested to send, with their files; not those that were only chosen. */
export async function readWaiting(): Promise<{pintor: number; queue: StoredQueue; files: StoredFiles}[]> {
  const tx = (await openDatabase()).transaction(['filas', 'arquivos'], 'readonly');
  const [pintores, queues] = await Promise.all([
    tx.objectStore('filas').getAllKeys(),
    tx.objectStore('filas').getAll(),
  ]);
  const waiting = await Promise.all(
    queues.map(async (queue, i) => {
      const pintor = pintores[i];
      if (pintor === undefined || !queue.pedida || !queue.passe) return [];
      const store = tx.objectStore('arquivos');
      const [names, contents] = await Promise.all([store.getAllKeys(rangeOf(pintor)), store.getAll(rangeOf(pintor))]);
      const files = names.flatMap(([, name], n) => {
        const content = contents[n];
        return content ? [[name, content] as const] : [];
      });
      return [{pintor, queue, files: new Map(files)}];
    }),
  );
  return waiting.flat();
}

/** The files that the service worker has sent since a page last looked; returned once. */
export async function takeSentByWorker(pintor: number): Promise<SentFiles | undefined> {
  const tx = (await openDatabase()).transaction('filas', 'readwrite');
  const {enviadas: left, ...queue} = (await tx.store.get(pintor)) ?? {itens: [], codigo: '', pedida: false};
  if (left) await (isWorthKeeping(queue) ? tx.store.put(queue, pintor) : tx.store.delete(pintor));
  await tx.done;
  return left;
}

const isWorthKeeping = ({itens: items, codigo, enviadas: left}: StoredQueue): boolean =>
  items.length > 0 || codigo !== '' || left !== undefined;

/** The queue to store, without files that were sent in the background, and with the record of those sent now. */
function withLeft(queue: StoredQueue, before: SentFiles | undefined, more: SentFiles | undefined): StoredQueue {
  const gone = new Set(before?.chaves);
  const left = [before, more].filter(each => each !== undefined);
  return {
    ...queue,
    itens: queue.itens.filter(({chave: key}) => !gone.has(key)),
    ...(left.length > 0 && {
      enviadas: {
        chaves: left.flatMap(({chaves: keys}) => keys),
        notas: left.reduce((sum, {notas: receipts}) => sum + receipts, 0),
      },
    }),
  };
}

/**
 * Replaces the stored queue of this painter; files already stored are not written again. `left` are files that were
 * just sent without a page, to be shown by the next page.
 */
export async function writeDatabase(
  pintor: number,
  queue: StoredQueue,
  current: StoredFiles,
  left?: SentFiles,
): Promise<void> {
  const tx = (await openDatabase()).transaction(['filas', 'arquivos'], 'readwrite');
  const [queues, files] = [tx.objectStore('filas'), tx.objectStore('arquivos')];
  const next = withLeft(queue, (await queues.get(pintor))?.enviadas, left);
  const needed = new Set(next.itens.map(({arquivo: name}) => name));
  const stored = (await files.getAllKeys(rangeOf(pintor))).map(([, name]) => name);
  await Promise.all([
    ...stored.filter(name => !needed.has(name)).map(name => files.delete([pintor, name])),
    ...[...current]
      .filter(([name]) => needed.has(name) && !stored.includes(name))
      .map(([name, file]) => files.put(file, [pintor, name])),
    isWorthKeeping(next) ? queues.put(next, pintor) : queues.delete(pintor),
    tx.done,
  ]);
}

/** Deletes everything of this painter. */
export const clearDatabase = (pintor: number): Promise<void> =>
  writeDatabase(pintor, {itens: [], codigo: '', pedida: false}, new Map());
