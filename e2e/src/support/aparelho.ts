import {setInterval} from 'node:timers/promises';
import type {Page} from 'playwright-core';

interface Guardado {
  /** How many files. */
  arquivos: number;
  /** How many of them are pages of a joined receipt. */
  juntos: number;
  /** They were asked to be sent. */
  pedida: boolean;
}

/** What the phone keeps, whoever chose it; undefined when there is no place for it. */
const guardado = (page: Page) =>
  page.evaluate(async (): Promise<Guardado | undefined> => {
    const bancos = await indexedDB.databases();
    if (!bancos.some(({name}) => name === 'clube-envio')) return undefined;
    const vir = <T>(pedido: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        pedido.onsuccess = () => resolve(pedido.result);
        pedido.onerror = () => reject(pedido.error ?? new Error('no answer'));
      });
    const banco = await vir(indexedDB.open('clube-envio'));
    const todas = vir(banco.transaction('filas').objectStore('filas').getAll());
    const filas = (await todas.finally(() => banco.close())) as {itens: {recibo?: string}[]; pedida: boolean}[];
    const itens = filas.flatMap(fila => fila.itens);
    return {
      arquivos: itens.length,
      juntos: itens.filter(({recibo}) => recibo !== undefined).length,
      pedida: filas.some(({pedida}) => pedida),
    };
  });

/**
 * Until the phone keeps this and nothing else. The screen shows a change a moment before it is written down: a tab that
 * is closed in that moment takes the change along.
 */
export async function aparelhoGuarda(
  page: Page,
  {arquivos, juntos = 0, pedida = false}: Partial<Guardado>,
): Promise<void> {
  for await (const _ of setInterval(20)) {
    const agora = await guardado(page);
    if (agora?.arquivos === arquivos && agora?.juntos === juntos && agora.pedida === pedida) return;
  }
}

/** Until nothing of anybody's is kept on the phone. */
export async function aparelhoEsqueceu(page: Page): Promise<void> {
  for await (const _ of setInterval(20)) if (!(await guardado(page))) return;
}
