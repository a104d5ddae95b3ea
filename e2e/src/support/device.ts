import {setInterval} from 'node:timers/promises';
import type {Page} from 'playwright-core';

interface StoredOnDevice {
  /** How many files. */
  arquivos: number;
  /** How many of them are pages of a joined receipt. */
  juntos: number;
  /** Sending them was requested. */
  pedida: boolean;
}

/** What the phone keeps, whoever chose it; undefined when there is no place for it. */
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
 * Until the device has stored this and nothing else. The screen shows a change shortly before it is stored: a tab that is closed in
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

/** Until there is no such place on the phone: nothing of anybody's is kept in it. */
export async function waitForEmptyDevice(page: Page, place = 'clube-envio'): Promise<void> {
  const isThere = () =>
    page.evaluate(async name => (await indexedDB.databases()).some(each => each.name === name), place);
  for await (const _ of setInterval(20)) if (!(await isThere())) return;
}

/** Everything that the phone keeps of the club's answers, as text. */
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

/** Until the phone keeps an answer of each of these kinds: they are written down a moment after they came. */
export async function waitForCachedAnswers(page: Page, kinds: readonly string[]): Promise<void> {
  for await (const _ of setInterval(50)) {
    const cached = await cachedAnswers(page);
    if (kinds.every(kind => cached.includes(`"key":["${kind}"`))) return;
  }
}
