// npm run bench: compares the product with bare Node and bare PostgreSQL. Prints, writes docs/bench.md and stores the figures
// in bench/figures.json. Exit code 1 when a goal was missed or a figure is worse than in the stored run.
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Client} from 'pg';
import {createLogger, migrate, rowsOf, sql} from '@clube/backend';
import {startEmbeddedPostgres} from '@clube/embedded-postgres';
import {civilDateOf, type SessionKind} from '@clube/domain';
import {AMOUNTS} from './data/amounts';
import {fill} from './data/fill';
import {LISTS} from './lists/lists';
import {compareRuns, describeChanges} from './figures/compare';
import {figureOf, type Run} from './figures/figures';
import {currentCommit, saveRun, lastRun} from './figures/history';
import {measureLayers, type LayersResult} from './lists/layers';
import {POOL, measureList, type ListResult} from './lists/measure';
import {HTTP_PAINTERS, measureRedeem, type RedeemResult} from './redeem/measure';
import {makeOrder, prizeOf} from './redeem/orders';
import {pgbenchVersion} from './redeem/pgbench';
import {recordOrder} from './redeem/record';
import {measureCompression, type PackingResult} from './compression/measure';
import {measureWatching, type WatchingResult} from './watching/measure';
import {LIST_GOAL, REDEEM_GOAL, report} from './report';
import {measureStart} from './starting/measure';
import {checkInvariants} from './support/invariants';
import {freePort} from './support/free-port';
import {median} from './support/median';
import {describeMachine, machineKind} from './support/machine';
import {BENCH_PAGE, writePage} from './support/page';
import {parentOf, residentMb} from './support/processor';
import {startProduct, startServer} from './support/server';
import {makeTempFolder} from './support/temp-folder';
import {openSessions, type Session} from './support/tokens';

const LIST_ROUNDS = {rounds: 7, seconds: 1};
const REDEEM_ROUNDS = {rounds: 7, seconds: 2};
const SHORT_ROUNDS = {rounds: 5, seconds: 1};
const START_ROUNDS = 3;

const logLine = (text: string) => process.stdout.write(`${text}\n`);
const upTo = (n: number) => Array.from({length: n}, (_, i) => i + 1);

async function main(): Promise<void> {
  const pgbench = await pgbenchVersion();
  const folder = makeTempFolder('clube-bench-');
  const log = createLogger('warn');
  const postgres = await startEmbeddedPostgres({dataDir: folder.path, log});
  const db = new Client({connectionString: postgres.url});
  // The database is a detached process and would outlive an interrupted run; the servers end by the same Ctrl+C.
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
    logLine('Filling the database…');
    await fill(db);
    const measured = await measure(db, postgres.url, folder.path);
    const {lists, redeem, memoryMb} = measured;
    await checkInvariants(postgres.url);
    const startMs = await measureStart(START_ROUNDS);
    logLine(`second start: ${median(startMs).toFixed(0)} ms`);
    const run: Run = {
      commit: await currentCommit(),
      date: civilDateOf(new Date()),
      machine: machineKind(),
      figures: {
        ...Object.fromEntries(lists.map(({name, ratios}) => [name, figureOf(ratios)])),
        redemption: figureOf(redeem.ratios),
        'memory, MB': figureOf([memoryMb], {less: true}),
        'second start, ms': figureOf(startMs, {less: true}),
      },
    };
    const text = report({
      machine: await describeMachine(db),
      pgbench,
      rounds: REDEEM_ROUNDS.rounds,
      ...measured,
      startMs: median(startMs),
      commit: run.commit,
      date: run.date,
    });
    // Keeps the sections below, which other commands write.
    const below =
      /\n## (?:The storefront on a phone|Lists of a million rows|Reading receipts)\n.*/s.exec(
        await readFile(BENCH_PAGE, 'utf8'),
      )?.[0] ?? '';
    await writePage(text + below);
    logLine(`\n${text}`);
    const missed = lists.filter(({ratio}) => ratio < LIST_GOAL).length + (redeem.ratio < REDEEM_GOAL ? 1 : 0);
    if (missed > 0) logLine(`${missed} of the goals missed.`);
    const lost = await compareWithLast(run);
    await saveRun(run);
    if (missed + lost > 0) process.exitCode = 1;
  } finally {
    await db.end();
    await postgres.stop();
    folder.remove();
  }
}

/** Prints the changes since the stored run; returns the number of figures that got worse. */
async function compareWithLast(run: Run): Promise<number> {
  const before = await lastRun();
  if (!before) return 0;
  const changes = compareRuns(before, run);
  if (!changes) {
    logLine(`The last run was on another kind of machine (${before.machine}): nothing to compare.`);
    return 0;
  }
  logLine(`Since ${before.commit} of ${before.date}:\n${describeChanges(changes).join('\n')}`);
  return changes.filter(({verdict}) => verdict === 'lost').length;
}

interface Measured {
  lists: ListResult[];
  layers: LayersResult[];
  packing: PackingResult[];
  watching: WatchingResult;
  redeem: RedeemResult;
  /** The server's resident memory after all measurements, in MB. */
  memoryMb: number;
}

async function measure(db: Client, databaseUrl: string, folder: string): Promise<Measured> {
  const [connection] = await rowsOf(db, sql<{pid: number}>`SELECT pg_backend_pid() AS pid`);
  const database = connection && parentOf(connection.pid);
  if (database === undefined) throw new Error('the database runs on another machine');
  const sessions: Record<SessionKind, Session[]> = {
    loja: await openSessions(db, 'loja', upTo(AMOUNTS.richPainters)),
    // Five sessions each, as one may send 1,000 requests a minute.
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
      const result = await measureList(list, {product, bare, database}, sessions[list.session], LIST_ROUNDS);
      logLine(
        `${list.name}: ${result.product.toFixed(0)}/s of ${result.bare.toFixed(0)}/s, ${result.ratio.toFixed(2)}`,
      );
      lists.push(result);
    }
    const layers = await measureLayers({product, bare}, sessions.loja, SHORT_ROUNDS);
    for (const {what, microseconds} of layers) logLine(`${what}: ${microseconds.toFixed(0)} µs`);
    const urls = {url: product.url, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`};
    const packing = await measureCompression(urls, sessions, SHORT_ROUNDS);
    for (const {path, bytes, microseconds} of packing)
      logLine(`${path}: ${bytes.join(', ')} bytes, ${microseconds.map(Math.round).join(', ')} µs`);
    const watching = await measureWatching(urls, sessions.painel, SHORT_ROUNDS);
    logLine(`counting a call: ${watching.microseconds.toFixed(1)} µs; while asked: ${watching.ratio.toFixed(2)}`);
    const setting = {db, databaseUrl, productUrl: product.url, sessions: buyers, statements, folder};
    const redeem = await measureRedeem({...setting, ...REDEEM_ROUNDS});
    logLine(`orders: ${redeem.http.toFixed(0)}/s of ${redeem.pgbench.toFixed(0)}/s, ${redeem.ratio.toFixed(2)}`);
    return {lists, layers, packing, watching, redeem, memoryMb: residentMb(product.pid)};
  } finally {
    await bare.kill('SIGTERM');
    await product.kill('SIGTERM');
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
