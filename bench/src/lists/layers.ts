import {answersPerSecond} from '../support/load';
import {median} from '../support/median';
import {processorTime} from '../support/processor';
import type {Server} from '../support/server';
import type {Session} from '../support/tokens';

export interface LayersResult {
  what: string;
  /** Processor time of one answer in microseconds, all threads. */
  microseconds: number;
}

/** What stands around a query, layer by layer: each of these calls goes one further than the one above it, and none asks the database. */
export async function measureLayers(
  {product, bare}: {product: Server; bare: Server},
  [session]: Session[],
  {rounds, seconds}: {rounds: number; seconds: number},
): Promise<LayersResult[]> {
  if (!session) throw new Error('no session');
  const calls = [
    {what: 'node:http alone', server: bare, path: '/'},
    {what: 'front: headers, context, metrics', server: product, path: '/health/live'},
    {
      what: 'sequence: route, input, method, answer, log line',
      server: product,
      path: '/api/configuracoes/site-bloqueado',
    },
  ];
  const measured: number[][] = calls.map(() => []);
  for (let round = -1; round < rounds; round++)
    for (const [i, {server, path}] of calls.entries()) {
      const before = processorTime(server.pid);
      const rate = await answersPerSecond(server.url, path, [session], {seconds});
      // The first round only warms up.
      if (round >= 0) measured[i]?.push((processorTime(server.pid) - before) / (rate * seconds));
    }
  return calls.map(({what}, i) => ({what, microseconds: median(measured[i] ?? [])}));
}
