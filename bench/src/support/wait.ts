import {setTimeout as sleep} from 'node:timers/promises';

/** Polls every 50 ms until `ask` returns true. @throws when it is still false after `limitMs`. */
export async function waitUntil(what: string, limitMs: number, ask: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await ask())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${limitMs} ms`);
    await sleep(50);
  }
}

export const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    async response => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
