import {setTimeout as sleep} from 'node:timers/promises';
import {percentile} from '../million/measure';
import type {Session} from '../support/tokens';

const PAUSE_MS = 50;

/** Response times of a repeated request, in milliseconds. */
export interface Called {
  p50: number;
  p99: number;
  most: number;
}

/** Repeats a request, one at a time, until `work` is done; by sessions in turn, as one would reach its rate limit. */
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
