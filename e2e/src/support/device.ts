import {setInterval} from 'node:timers/promises';
import type {Page} from 'playwright-core';

interface StoredOnDevice {
  /** Number of files. */
  arquivos: number;
  /** Number of files that are pages of a joined receipt. */
  juntos: number;
  /** Whether sending them was requested. */
  pedida: boolean;
}

/** The files stored on the device, of any user; undefined when the store does not exist. */
const storedOnDevice = (page: Page) =>
  page.evaluate(async (): Promise<StoredOnDevice | undefined> => {
    const databases = await indexedDB.databases();
    if (!databases.some(({name}) => name === 'clube-envio')) return undefined;
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no answer'));
      });
    const database = await resultOf(indexedDB.open('clube-envio'));
    const all = resultOf(database.transaction('filas').objectStore('filas').getAll());
    const queues = (await all.finally(() => database.close())) as {itens: {recibo?: string}[]; pedida: boolean}[];
    const items = queues.flatMap(queue => queue.itens);
    return {
      arquivos: items.length,
      juntos: items.filter(({recibo: receipt}) => receipt !== undefined).length,
      pedida: queues.some(({pedida: requested}) => requested),
    };
  });

/**
 * Waits until the device has stored exactly this. The screen shows a change shortly before it is stored: a tab that is closed in
 * between loses the change.
 */
export async function waitForStoredFiles(
  page: Page,
  {arquivos: files, juntos: joined = 0, pedida: requested = false}: Partial<StoredOnDevice>,
): Promise<void> {
  for await (const _ of setInterval(20)) {
    const current = await storedOnDevice(page);
    if (current?.arquivos === files && current?.juntos === joined && current.pedida === requested) return;
  }
}

/** Waits until the store does not exist on the device, for any user. */
export async function waitForEmptyDevice(page: Page, place = 'clube-envio'): Promise<void> {
  const isThere = () =>
    page.evaluate(async name => (await indexedDB.databases()).some(each => each.name === name), place);
  for await (const _ of setInterval(20)) if (!(await isThere())) return;
}

/** All cached API responses on the device, as text. */
export const cachedAnswers = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no answer'));
      });
    const database = await resultOf(indexedDB.open('clube-guardado'));
    const all = resultOf(database.transaction('respostas').objectStore('respostas').getAll());
    return JSON.stringify(await all.finally(() => database.close()));
  });

/** Waits until a response of each of these kinds is cached, which happens shortly after it arrived. */
export async function waitForCachedAnswers(page: Page, kinds: readonly string[]): Promise<void> {
  for await (const _ of setInterval(50)) {
    const cached = await cachedAnswers(page);
    if (kinds.every(kind => cached.includes(`"key":["${kind}"`))) return;
  }
}
