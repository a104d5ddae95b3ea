// npm run crash-test: kills server and database with -9 under load; what was acknowledged must have survived.
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {Client} from 'pg';
import {migrate, rowsOf, sql} from '@clube/backend';
import {startEmbeddedPostgres} from '@clube/embedded-postgres';
import {fill} from '../data/fill';
import {checkInvariants} from '../support/invariants';
import {freePort} from '../support/free-port';
import {startCleanupProcess} from '../support/cleanup-process';
import {startProduct, type Server} from '../support/server';
import {makeTempFolder} from '../support/temp-folder';
import {openSessions, type Session} from '../support/tokens';
import {Gate} from './gate';
import {openJournal, type Journal} from './journal';
import {STAYS, VICTIMS, kill, findPostmaster} from './kill';
import {buy, cancel, score, upload, type World} from './people';
import {verifyAnswers, verifyDownloads, verifyRows} from './verify';

/** Milliseconds of load before each kill; different, so that transactions are killed at different points. */
const LOAD_MS = [2500, 3100, 2300, 3700, 2900, 2100, 2700, 3300, 1900];
const BUYERS = 8;
const UPLOADERS = 4;
const PAINTERS = 100;

const logLine = (text: string) => process.stdout.write(`${text}\n`);
const log = {info: () => undefined, warn: (text: string) => logLine(text)};

async function main(): Promise<void> {
  const folder = makeTempFolder('clube-crash-');
  const dataDir = folder.path;
  const cleanup = startCleanupProcess(dataDir);
  const people = await prepare(dataDir);
  const journal = openJournal();
  const gate = new Gate();
  let ended = false;
  const world: World = {gate, journal, ...people, ended: () => ended};
  const start = async () => {
    const server = await startProduct({port: await freePort(), dataDir, logFile: join(dataDir, 'server.log')});
    cleanup.track(server.pid);
    gate.lift(server.url);
    return server;
  };

  let server = await start();
  const workers = [
    ...Array.from({length: BUYERS}, (_, who) => buy(world, who)),
    ...Array.from({length: UPLOADERS}, (_, who) => upload(world, PAINTERS - 1 - who)),
    cancel(world),
    score(world),
  ];
  try {
    for (const [round, victim] of VICTIMS.entries()) {
      await sleep(LOAD_MS[round] ?? 2500);
      if (!STAYS.has(victim)) gate.close();
      const began = performance.now();
      await kill(victim, server, dataDir);
      if (!STAYS.has(victim)) server = await start();
      logLine(
        `${round + 1}/${VICTIMS.length}: ${victim} killed, serving again after ${Math.round(performance.now() - began)} ms; ${tally(journal)}`,
      );
    }
    await sleep(1000);
    ended = true;
    await Promise.all(workers);
    const faults = [...journal.faults, ...(await verify(server, world, people.ordersBefore, dataDir))];
    logLine(tally(journal));
    if (faults.length > 0) throw new Error(`${faults.length} faults:\n${faults.slice(0, 40).join('\n')}`);
    logLine('Nothing acknowledged was lost, nothing was done twice, every invariant holds.');
  } finally {
    ended = true;
    await server.kill('SIGTERM');
  }
  await cleanup.cleanUp();
}

/** Creates data and sessions. */
async function prepare(dataDir: string): Promise<{painters: Session[]; staff: Session[]; ordersBefore: number}> {
  const postgres = await startEmbeddedPostgres({dataDir, log});
  const db = new Client({connectionString: postgres.url});
  try {
    await migrate(postgres.url);
    await db.connect();
    await fill(db);
    const [orders] = await rowsOf(db, sql<{n: number}>`SELECT count(*)::int AS n FROM resgate`);
    const ids = Array.from({length: PAINTERS}, (_, i) => 1001 + i);
    return {
      painters: await openSessions(db, 'loja', ids),
      staff: await openSessions(db, 'painel', [1, 2, 3, 4]),
      ordersBefore: orders?.n ?? 0,
    };
  } finally {
    await db.end();
    await postgres.stop();
  }
}

async function verify(server: Server, world: World, ordersBefore: number, dataDir: string): Promise<string[]> {
  const {gate, journal, painters, staff} = world;
  const {url} = findPostmaster(dataDir);
  const db = new Client({connectionString: url});
  await db.connect();
  try {
    const faults = [
      ...(await verifyAnswers(gate, journal, painters)),
      ...(await verifyDownloads(server.url, journal, staff[0] as Session, db)),
      ...(await verifyRows(db, journal, ordersBefore, dataDir)),
    ];
    await checkInvariants(url);
    return faults;
  } finally {
    await db.end();
  }
}

const tally = ({orders, cancelled, receipts, scored, repeated}: Journal) =>
  `${orders.length} orders, ${cancelled.length} cancelled, ${receipts.length} receipts, ${scored.length} scored, ${repeated} calls sent again`;

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
