// npm run bench: what the product costs over bare Node and bare PostgreSQL. Prints and writes docs/bench.md.
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Client} from 'pg';
import {createLogger, migrate} from '@clube/backend';
import {startEmbeddedPostgres} from '@clube/embedded-postgres';
import {civilDateOf, type SessionKind} from '@clube/domain';
import {AMOUNTS} from './data/amounts';
import {fill} from './data/fill';
import {LISTS} from './lists/lists';
import {POOL, measureList, type ListResult} from './lists/measure';
import {HTTP_PAINTERS, measureRedeem, type RedeemResult} from './redeem/measure';
import {makeOrder, prizeOf} from './redeem/orders';
import {pgbenchVersion} from './redeem/pgbench';
import {recordOrder} from './redeem/record';
import {measurePacking, type PackingResult} from './packing/measure';
import {measureWatching, type WatchingResult} from './watching/measure';
import {LIST_GOAL, REDEEM_GOAL, report} from './report';
import {checkInvariants} from './support/invariants';
import {freePort} from './support/free-port';
import {describeMachine} from './support/machine';
import {BENCH_PAGE, writePage} from './support/page';
import {startProduct, startServer} from './support/server';
import {makeTempFolder} from './support/temp-folder';
import {openSessions, type Session} from './support/tokens';

const LIST_ROUNDS = {rounds: 7, seconds: 1};
const REDEEM_ROUNDS = {rounds: 7, seconds: 2};
const SHORT_ROUNDS = {rounds: 5, seconds: 1};

const say = (text: string) => process.stdout.write(`${text}\n`);
const upTo = (n: number) => Array.from({length: n}, (_, i) => i + 1);

async function main(): Promise<void> {
  const pgbench = await pgbenchVersion();
  const folder = makeTempFolder('clube-bench-');
  const log = createLogger('warn');
  const postgres = await startEmbeddedPostgres({dataDir: folder.path, log});
  const db = new Client({connectionString: postgres.url});
  // The database is a process of its own and would outlive an interrupted run; the servers end by the same Ctrl+C.
  process.once('SIGINT', () => {
    db.on('error', () => undefined);
    void postgres.stop().then(() => {
      folder.remove();
      process.exit(130);
    });
  });
  try {
    await migrate(postgres.url);
    await db.connect();
    say('Filling the database…');
    await fill(db);
    const {lists, packing, watching, redeem} = await measure(db, postgres.url, folder.path);
    await checkInvariants(postgres.url);
    const text = report({
      machine: await describeMachine(db),
      pgbench,
      rounds: REDEEM_ROUNDS.rounds,
      lists,
      packing,
      watching,
      redeem,
      date: civilDateOf(new Date()),
    });
    // What another command measured stands below and stays.
    const below =
      /\n## (?:Lists of a million rows|Reading receipts)\n.*/s.exec(await readFile(BENCH_PAGE, 'utf8'))?.[0] ?? '';
    await writePage(text + below);
    say(`\n${text}`);
    const missed = lists.filter(({ratio}) => ratio < LIST_GOAL).length + (redeem.ratio < REDEEM_GOAL ? 1 : 0);
    if (missed > 0) {
      say(`${missed} of the goals missed.`);
      process.exitCode = 1;
    }
  } finally {
    await db.end();
    await postgres.stop();
    folder.remove();
  }
}

async function measure(
  db: Client,
  databaseUrl: string,
  folder: string,
): Promise<{lists: ListResult[]; packing: PackingResult[]; watching: WatchingResult; redeem: RedeemResult}> {
  const sessions: Record<SessionKind, Session[]> = {
    loja: await openSessions(db, 'loja', upTo(AMOUNTS.richPainters)),
    // Five each: a session may make 1,000 calls a minute.
    painel: await openSessions(
      db,
      'painel',
      upTo(AMOUNTS.staff * 5).map(n => 1 + (n % AMOUNTS.staff)),
    ),
    relatorio: [],
  };
  const buyers = await openSessions(db, 'loja', HTTP_PAINTERS);
  const [first] = sessions.loja;
  if (!first) throw new Error('no session');
  const statements = await recordOrder(databaseUrl, folder, first, makeOrder('recorded', prizeOf(0)));

  const logFile = join(folder, 'servers.log');
  const metricsPort = await freePort();
  const product = await startProduct({
    port: await freePort(),
    dataDir: folder,
    logFile,
    databaseUrl,
    env: {METRICS_PORT: String(metricsPort)},
  });
  const port = await freePort();
  const env = {PORT: String(port), DATABASE_URL: databaseUrl, POOL: String(POOL)};
  const bare = await startServer(join(__dirname, 'lists', 'bare.js'), {port, logFile, env, ready: '/'});
  try {
    const lists: ListResult[] = [];
    for (const list of LISTS) {
      const urls = {product: product.url, bare: bare.url};
      const result = await measureList(list, urls, sessions[list.session], LIST_ROUNDS);
      say(`${list.name}: ${result.product.toFixed(0)}/s of ${result.bare.toFixed(0)}/s, ${result.ratio.toFixed(2)}`);
      lists.push(result);
    }
    const urls = {url: product.url, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`};
    const packing = await measurePacking(urls, sessions, SHORT_ROUNDS);
    for (const {path, bytes, microseconds} of packing)
      say(`${path}: ${bytes.join(', ')} bytes, ${microseconds.map(Math.round).join(', ')} µs`);
    const watching = await measureWatching(urls, sessions.painel, SHORT_ROUNDS);
    say(`counting a call: ${watching.microseconds.toFixed(1)} µs; while asked: ${watching.ratio.toFixed(2)}`);
    const setting = {db, databaseUrl, productUrl: product.url, sessions: buyers, statements, folder};
    const redeem = await measureRedeem({...setting, ...REDEEM_ROUNDS});
    say(`orders: ${redeem.http.toFixed(0)}/s of ${redeem.pgbench.toFixed(0)}/s, ${redeem.ratio.toFixed(2)}`);
    return {lists, packing, watching, redeem};
  } finally {
    await bare.kill('SIGTERM');
    await product.kill('SIGTERM');
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
