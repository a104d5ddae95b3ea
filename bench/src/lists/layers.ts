import {answersPerSecond} from '../support/load';
import {median} from '../support/median';
import {processorTime} from '../support/processor';
import type {Server} from '../support/server';
import type {Session} from '../support/tokens';

export interface LayersResult {
  what: string;
  /** CPU time per response in microseconds, of all threads. */
  microseconds: number;
}

/** Measures the layers around a query by requests without database access, each of which passes one layer more. */
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
      // The first round is a warm-up.
      if (round >= 0) measured[i]?.push((processorTime(server.pid) - before) / (rate * seconds));
    }
  return calls.map(({what}, i) => ({what, microseconds: median(measured[i] ?? [])}));
}
