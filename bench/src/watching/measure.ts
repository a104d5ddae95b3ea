import {EventEmitter} from 'node:events';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {HttpMetrics} from '@clube/backend';
import {Registry} from 'prom-client';
import {answersPerSecond} from '../support/load';
import {median} from '../support/median';
import type {Session} from '../support/tokens';

const PATH = '/api/premios?pagina=0&limite=25';
const CALLS = 20_000;
const BATCHES = 8;

export interface WatchingResult {
  /** Time to count one request, in microseconds. */
  microseconds: number;
  /** Responses per second without polling of the metrics. */
  baseline: number;
  /** Rate with ten polls a second, divided by that without: the median of the rounds' ratios. */
  ratio: number;
}

/** Measures the costs of counting requests, and of reading the metrics far more often than usual. */
export async function measureWatching(
  {url, metricsUrl}: {url: string; metricsUrl: string},
  sessions: Session[],
  {rounds, seconds}: {rounds: number; seconds: number},
): Promise<WatchingResult> {
  const rate = () => answersPerSecond(url, PATH, sessions, {seconds});
  await rate();
  const baseline: number[] = [];
  const asked: number[] = [];
  for (let round = 0; round < rounds; round++) {
    baseline.push(await rate());
    const stop = askAllTheTime(metricsUrl);
    asked.push(await rate());
    await stop();
  }
  const ratio = median(asked.map((each, i) => each / (baseline[i] ?? NaN)));
  return {microseconds: countingCost(), baseline: median(baseline), ratio};
}

function askAllTheTime(url: string): () => Promise<void> {
  const asking = new Set<Promise<unknown>>();
  const timer = setInterval(() => {
    const asked = fetch(url).then(async response => {
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      return response.arrayBuffer();
    });
    asking.add(asked);
    void asked.finally(() => asking.delete(asked)).catch(() => undefined);
  }, 100);
  return async () => {
    clearInterval(timer);
    await Promise.all(asking);
  };
}

/** Microseconds of counting alone, with fake requests: the median of batches, without the first, which is a warm-up. */
function countingCost(): number {
  const metrics = new HttpMetrics(new Registry());
  const batches = Array.from({length: BATCHES}, () => {
    const started = performance.now();
    for (let i = 0; i < CALLS; i++) {
      const request = {url: PATH, method: 'GET', rota: {path: '/api/premios'}, socket: {bytesRead: i, bytesWritten: i}};
      const response = Object.assign(new EventEmitter(), {statusCode: 200, writableFinished: true});
      metrics.watch(request as unknown as IncomingMessage, response as unknown as ServerResponse);
      response.emit('close');
    }
    return ((performance.now() - started) * 1000) / CALLS;
  });
  return median(batches.slice(1));
}
