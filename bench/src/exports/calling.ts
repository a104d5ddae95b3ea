import {setTimeout as sleep} from 'node:timers/promises';
import {percentile} from '../million/measure';
import type {Session} from '../support/tokens';

const PAUSE_MS = 50;

/** Milliseconds of a call that somebody makes again and again. */
export interface Called {
  p50: number;
  p99: number;
  most: number;
}

/** One call at a time until `work` is done, each with another session: one alone would be held up. */
export async function calling(
  url: string,
  sessions: readonly Session[],
  path: string,
  work: Promise<unknown>,
): Promise<Called> {
  const taken: number[] = [];
  const over = new AbortController();
  void work.finally(() => over.abort()).catch(() => undefined);
  while (!over.signal.aborted) {
    const {headers} = sessions[taken.length % sessions.length] ?? {};
    const began = performance.now();
    const answer = await fetch(url + path, {headers});
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    taken.push(performance.now() - began);
    await sleep(PAUSE_MS);
  }
  await work;
  return {p50: percentile(taken, 0.5), p99: percentile(taken, 0.99), most: Math.max(...taken)};
}
