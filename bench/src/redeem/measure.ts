import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import autocannon from 'autocannon';
import type {Client} from 'pg';
import {AMOUNTS} from '../data/amounts';
import {median} from '../support/median';
import type {Session} from '../support/tokens';
import {CONCURRENCY, PAINTERS_EACH, makeOrder, prizeOf} from './orders';
import {runPgbench} from './pgbench';
import {pgbenchScript} from './script';
import type {Statement} from './record';
import {rowsOf, sql} from '@clube/backend';

/** The painters of the product's orders, who follow those of the lists; the painters of pgbench follow these. */
export const HTTP_PAINTERS = Array.from(
  {length: CONCURRENCY * PAINTERS_EACH},
  (_, i) => AMOUNTS.richPainters + 100 + i,
);
const PGBENCH_FIRST = AMOUNTS.richPainters + 100 + HTTP_PAINTERS.length;
/** Orders that one pgbench client can make until the monthly limit of five per prize. */
const PER_CLIENT = PAINTERS_EACH * AMOUNTS.prizes * 5;

export interface RedeemResult {
  /** Orders per second, medians of the rounds. */
  http: number;
  pgbench: number;
  /** HTTP / pgbench per round, and their median. */
  ratios: number[];
  ratio: number;
}

interface Setting {
  db: Client;
  databaseUrl: string;
  productUrl: string;
  sessions: Session[];
  statements: Statement[];
  folder: string;
  rounds: number;
  seconds: number;
}

/** Measures orders over HTTP and the same transaction by pgbench alternately, with eight in parallel of different painters. */
export async function measureRedeem(setting: Setting): Promise<RedeemResult> {
  const {db, databaseUrl, productUrl, sessions, statements, folder, rounds, seconds} = setting;
  const script = join(folder, 'order.sql');
  await writeFile(script, pgbenchScript(statements, PGBENCH_FIRST));
  const http: number[] = [];
  const pgbench: number[] = [];
  const orders = makeOrders(sessions);
  const before = await countOrders(db);
  let acknowledged = 0;
  for (let round = -1; round < rounds; round++) {
    // The first round is a warm-up.
    const length = round < 0 ? 2 : seconds;
    const overHttp = await loadOrders(productUrl, orders, length);
    const byPgbench = await runPgbench(
      databaseUrl,
      script,
      Math.floor(((round + 1) * PER_CLIENT) / (rounds + 1)),
      length,
    );
    acknowledged += overHttp.count + byPgbench.count;
    if (round < 0) continue;
    http.push(overHttp.rate);
    pgbench.push(byPgbench.rate);
  }
  const made = (await countOrders(db)) - before;
  if (made < acknowledged) throw new Error(`${acknowledged} orders were acknowledged, ${made} are there`);
  const ratios = http.map((rate, i) => rate / (pgbench[i] ?? NaN));
  return {http: median(http), pgbench: median(pgbench), ratios, ratio: median(ratios)};
}

/** Returns a function for the next order: of each painter in turn, then of the next prize, each with a new idempotency key. */
function makeOrders(sessions: Session[]) {
  let n = 0;
  return () => {
    const session = sessions[n % sessions.length];
    const order = makeOrder(`http-${n}`, prizeOf(Math.floor(n / sessions.length)));
    n++;
    return {method: 'POST' as const, ...order, headers: {...order.headers, ...session?.headers}};
  };
}

async function loadOrders(url: string, next: ReturnType<typeof makeOrders>, seconds: number) {
  const result = await autocannon({
    url,
    connections: CONCURRENCY,
    duration: seconds,
    requests: [{method: 'POST', path: '/api/resgatar', setupRequest: request => ({...request, ...next()})}],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`orders: ${result.non2xx} answers were no 2xx, ${result.errors} errors`);
  return {rate: result['2xx'] / result.duration, count: result['2xx']};
}

async function countOrders(db: Client): Promise<number> {
  const [orders] = await rowsOf(db, sql<{n: number}>`SELECT count(*)::int AS n FROM resgate`);
  return orders?.n ?? 0;
}
